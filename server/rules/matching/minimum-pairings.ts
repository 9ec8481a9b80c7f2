import { at } from '../../../shared-schema/rules/at.ts'
import { minimumWeightPerfectMatching, type PairWeight } from './matching.ts'
import { float } from '../../../shared-schema/rules/typed-array.ts'

/**
 * All pairings of the least total weight, to be narrowed down pair by pair: each vertex in turn gets its
 * preferred partner among those that still let the rest reach the least total. This decides wishes that are
 * an order rather than a sum, which weights cannot express.
 */
export class MinimumPairings {
  readonly #size: number
  /** size * size, Infinity for a pair that is not allowed. */
  readonly #weights: Float64Array
  /** One of these pairings: the partner of every vertex. */
  readonly #partners: number[]
  /** Vertices whose partner is still open, and the total weight of their pairs. */
  readonly #open: Set<number>
  #openTotal = 0

  private constructor(size: number, weights: Float64Array, partners: number[]) {
    this.#size = size
    this.#weights = weights
    this.#partners = partners
    this.#open = new Set(partners.keys())
    for (const [a, b] of partners.entries()) if (a < b) this.#openTotal += this.#weigh(a, b)
  }

  /**
   * @param weight as `minimumWeightPerfectMatching` takes it, at least 0.
   * @returns null when no pairing of all vertices exists.
   */
  static of(size: number, weight: PairWeight): MinimumPairings | null {
    const weights = new Float64Array(size * size)
    const partners = minimumWeightPerfectMatching(size, (a, b) => {
      const value = weight(a, b)
      weights[a * size + b] = weights[b * size + a] = value ?? Infinity
      return value
    })
    return partners === null ? null : new MinimumPairings(size, weights, partners)
  }

  /** The least total weight of the pairs still open. */
  get total(): number {
    return this.#openTotal
  }

  isOpen(vertex: number): boolean {
    return this.#open.has(vertex)
  }

  /** The partner of a vertex in one of the pairings; the final one when it is no longer open. */
  partner(vertex: number): number {
    return at(this.#partners, vertex)
  }

  /**
   * The least extra weight, over the least total, of the pairings in which an open vertex has one of these
   * open partners. Infinity if there are none; a lower bound if one such pair alone weighs more. If it is 0,
   * `partner(vertex)` is one of them from now on.
   */
  extra(vertex: number, partners: readonly number[]): number {
    if (partners.includes(this.partner(vertex))) return 0
    const lightest = Math.min(...partners.map(partner => this.#weigh(vertex, partner)))
    return lightest > this.#openTotal ? lightest - this.#openTotal : this.#search(vertex, partners)
  }

  /**
   * Gives an open vertex the first of these open partners that still allows the least total; there must be
   * one.
   * @returns the partners before it, which do not allow it
   */
  preferFirst(vertex: number, partners: readonly number[]): number[] {
    // Binary search: one search rules out many partners together.
    let start = 0
    let end = partners.length
    while (start < end) {
      const middle = Math.floor((start + end) / 2)
      const tried = partners.slice(start, middle + 1)
      if (this.extra(vertex, tried) === 0) end = start + tried.indexOf(this.partner(vertex))
      else start = middle + 1
    }
    return partners.slice(0, start)
  }

  /** Limits an open vertex to these partners, including its present one. */
  restrict(vertex: number, partners: readonly number[]): void {
    const wanted = new Set(partners)
    for (let other = 0; other < this.#size; other++) {
      if (!wanted.has(other))
        this.#weights[vertex * this.#size + other] = this.#weights[other * this.#size + vertex] = Infinity
    }
  }

  /** Settles an open vertex and its partner. */
  settle(vertex: number): void {
    const partner = this.partner(vertex)
    this.#openTotal -= this.#weigh(vertex, partner)
    this.#open.delete(vertex)
    this.#open.delete(partner)
  }

  #search(vertex: number, partners: readonly number[]): number {
    const open = [...this.#open]
    const wanted = new Set(partners)
    const isWanted = (a: number, b: number) => (a === vertex ? wanted.has(b) : b !== vertex || wanted.has(a))
    const found = minimumWeightPerfectMatching(open.length, (i, j) => {
      const [a, b] = [at(open, i), at(open, j)]
      const weight = this.#weigh(a, b)
      return weight < Infinity && isWanted(a, b) ? weight : null
    })
    if (found === null) return Infinity
    let total = 0
    for (const [i, j] of found.entries()) if (i < j) total += this.#weigh(at(open, i), at(open, j))
    if (total === this.#openTotal) for (const [i, j] of found.entries()) this.#pair(at(open, i), at(open, j))
    return total - this.#openTotal
  }

  #pair(a: number, b: number): void {
    this.#partners[a] = b
    this.#partners[b] = a
  }

  #weigh(a: number, b: number): number {
    return float(this.#weights, a * this.#size + b)
  }
}
