import { digestOf, VERSION, type Packed } from './packed.ts'
import { newerVersion, UnusableHandover } from './unusable.ts'

/** Characters of content in one chunk: a code that a tablet's camera still reads well from another's screen. */
const CONTENT = 500

interface Chunk {
  readonly handover: string
  /** From 1. */
  readonly number: number
  readonly count: number
  readonly part: string
}

/** A hand-over as a sequence of short texts, each of which says what it is a part of and can be checked by itself. */
export function chunksOf({ id, content }: Packed): string[] {
  const count = Math.max(1, Math.ceil(content.length / CONTENT))
  return Array.from({ length: count }, (_, index) => {
    const said = ['SIDELINE', VERSION, id, index + 1, count, content.slice(index * CONTENT, (index + 1) * CONTENT)].join('.')
    return `${said}.${checkOf(said)}`
  })
}

const checkOf = (said: string): string => digestOf(said).slice(0, 8)

const form = /^(?<said>SIDELINE\.(?<version>\d{1,4})\.(?<rest>.+))\.(?<check>[0-9a-f]{8})$/
const formOfRest = /^(?<handover>[0-9a-f-]{36})\.(?<number>\d{1,4})\.(?<count>\d{1,4})\.(?<part>[\w-]*)$/

function readChunk(text: string): Chunk {
  const { said = '', version = '', rest = '', check } = form.exec(text)?.groups ?? {}
  if (said === '') throw new UnusableHandover('This code is no part of a hand-over.')
  if (Number(version) > VERSION) throw newerVersion()
  const { handover = '', number, count, part = '' } = formOfRest.exec(rest)?.groups ?? {}
  if (check !== checkOf(said) || handover === '') throw new UnusableHandover('This code could not be read well. Hold the camera on it again.')
  return { handover, number: Number(number), count: Number(count), part }
}

/** Gathers the chunks of one hand-over, in whatever order and however often each is read. */
export class ChunkCollection {
  readonly #parts = new Map<number, string>()
  #first: Chunk | undefined

  /** @throws UnusableHandover for a text that is no chunk of this hand-over; what was gathered stays */
  add(text: string): void {
    const chunk = readChunk(text)
    this.#first ??= chunk
    if (chunk.handover !== this.#first.handover || chunk.count !== this.#first.count) {
      throw new UnusableHandover('This code is a part of another hand-over. Finish this one, or begin anew.')
    }
    if (chunk.number >= 1 && chunk.number <= chunk.count) this.#parts.set(chunk.number, chunk.part)
  }

  /** How many chunks there are; 0 before the first was read. */
  get count(): number {
    return this.#first?.count ?? 0
  }

  /** The numbers of those that were not read yet. */
  get missing(): number[] {
    return Array.from({ length: this.count }, (_, index) => index + 1).filter(number => !this.#parts.has(number))
  }

  /** The hand-over, once no chunk is missing. */
  get packed(): Packed | undefined {
    if (!this.#first || this.missing.length > 0) return undefined
    return { id: this.#first.handover, content: Array.from({ length: this.count }, (_, index) => this.#parts.get(index + 1) ?? '').join('') }
  }
}
