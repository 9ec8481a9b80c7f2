import { fromBase45 } from './base45.ts'
import { toBase64url } from './base64url.ts'
import { readChunk } from './chunk.ts'
import type { Packed } from './packed.ts'
import { UnusableHandover } from './unusable.ts'

/** How far the reading of one hand-over is. */
export interface Collected {
  readonly of: number
  /** The numbers that were not read yet. */
  readonly missing: readonly number[]
  /** The hand-over, once nothing is missing. */
  readonly packed?: Packed
}

/** Puts hand-overs together from their chunks, which come in any order and any number of times. */
export class ChunkCollection {
  /** Payloads by number, for each hand-over by itself. */
  readonly #read = new Map<string, Map<number, string>>()

  /**
   * Takes the text of a code.
   * @returns what is there of the hand-over that it belongs to; one that is complete is not kept
   * @throws UnusableHandover
   */
  add(text: string): Collected {
    const { id, number, of, payload } = readChunk(text)
    const key = `${id}/${of}`
    const payloads = new Map(this.#read.get(key)).set(number, payload)
    this.#read.set(key, payloads)
    const numbers = Array.from({ length: of }, (_, at) => at + 1)
    const missing = numbers.filter(each => !payloads.has(each))
    if (missing.length > 0) return { of, missing }
    this.#read.delete(key)
    return { of, missing, packed: { id, content: joined(numbers.map(each => payloads.get(each) ?? '')) } }
  }
}

function joined(payloads: readonly string[]): string {
  try {
    return toBase64url(fromBase45(payloads.join('')))
  } catch {
    throw new UnusableHandover('damaged')
  }
}
