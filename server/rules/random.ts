import { at } from '../../shared-schema/rules/at.ts'

/**
 * Chance that comes out the same on every machine: mulberry32 (Tommy Ettinger, public domain),
 * a 32-bit counter whose every state is mixed into one number.
 */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /**
   * The chance of one part of a whole, so that a change in one part leaves the others as they were.
   * @param part names the part; its letters are mixed into the seed by FNV-1a
   */
  static forPart(seed: number, part: string): Random {
    let hash = 0x811c9dc5 ^ seed
    for (let index = 0; index < part.length; index++)
      hash = Math.imul(hash ^ part.charCodeAt(index), 0x01000193)
    return new Random(hash)
  }

  /** 32 random bits, as a whole number from 0. */
  bits(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }

  /** From 0 to just below 1. */
  fraction(): number {
    return this.bits() / 2 ** 32
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.fraction() * (high - low + 1))
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.fraction() < probability
  }

  /** @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T {
    return at(list, this.between(0, list.length - 1))
  }

  /**
   * One of the list, each as likely as its weight says.
   * @throws RangeError for an empty list
   */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T {
    let left = this.fraction() * list.reduce((sum, item) => sum + weight(item), 0)
    const found = list.find(item => (left -= weight(item)) < 0)
    return found ?? at(list, list.length - 1)
  }

  /** The same items in another order (Fisher and Yates). */
  shuffled<T>(list: readonly T[]): T[] {
    const left = [...list]
    return list.map(() => at(left.splice(this.between(0, left.length - 1), 1), 0))
  }
}
