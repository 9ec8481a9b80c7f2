import { fromBase45 } from './base45.ts'
import { toBase64url } from './base64url.ts'
import { readChunk } from './chunk.ts'
import type { Packed } from './packed.ts'
import { UnusableHandover } from './unusable.ts'

/** Progress in reading one hand-over. */
export interface Collected {
  readonly of: number
  /** The numbers not read yet. */
  readonly missing: readonly number[]
  /** The hand-over, once it is complete. */
  readonly packed?: Packed
}

/** Assembles hand-overs from their chunks, which may come in any order and repeatedly. */
export class ChunkCollection {
  /** Payloads by number, for each hand-over. */
  readonly #read = new Map<string, Map<number, string>>()

  /**
   * Takes the text of a code.
   * @returns progress of the hand-over that it belongs to; a complete one is dropped here
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
