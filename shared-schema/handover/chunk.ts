import { toBase45 } from './base45.ts'
import { fromBase64url } from './base64url.ts'
import { digestOf, VERSION, type Packed } from './packed.ts'
import { UnusableHandover } from './unusable.ts'

/** One of the numbered parts in which a hand-over is shown as QR codes. */
export interface Chunk {
  /** The hand-over's id. */
  readonly id: string
  /** From 1 up to `of`. */
  readonly number: number
  readonly of: number
  /** Its piece of the base 45 content. */
  readonly payload: string
}

/**
 * A code of 65 by 65 squares at medium error correction: a camera can read it even if it fills only half of
 * the picture.
 */
const MAX_PAYLOAD = 350

/** Longer than anybody wants to wait; three digits. */
const MAX_CHUNKS = 999

/**
 * A hand-over as the texts of QR codes of about equal length, readable in any order.
 * @throws UnusableHandover if there would be too many
 */
export function split({ id, content }: Packed): string[] {
  const text = toBase45(fromBase64url(content))
  const of = Math.ceil(text.length / MAX_PAYLOAD)
  if (of > MAX_CHUNKS) throw new UnusableHandover('too_many_codes')
  const size = Math.ceil(text.length / of)
  return Array.from({ length: of }, (_, at) =>
    written({ id, number: at + 1, of, payload: text.slice(at * size, (at + 1) * size) }),
  )
}

/** Reads the text of one code. @throws UnusableHandover */
export function readChunk(text: string): Chunk {
  const version = /^SIDELINE:(\d+):/.exec(text)?.[1]
  if (version === undefined) throw new UnusableHandover('no_code')
  if (Number(version) > VERSION) throw new UnusableHandover('newer_version')
  const [, id = '', number, of, payload = ''] = FORM.exec(text) ?? []
  const chunk = { id: id.toLowerCase(), number: Number(number), of: Number(of), payload }
  if (written(chunk) !== text || chunk.number < 1 || chunk.number > chunk.of)
    throw new UnusableHandover('misread')
  return chunk
}

const FORM = /^SIDELINE:\d+:([\dA-F-]{36}):(\d{1,3}):(\d{1,3}):(.+)[\dA-F]{8}$/

/** A chunk as the text of its code. The last eight characters are a digest of all others. */
function written({ id, number, of, payload }: Chunk): string {
  const body = `SIDELINE:${VERSION}:${id.toUpperCase()}:${number}:${of}:${payload}`
  return body + digestOf(body).slice(0, 8).toUpperCase()
}
