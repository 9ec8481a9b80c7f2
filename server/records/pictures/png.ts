import type { PictureCost } from './picture-cost.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Chunks for pixels and their colours; the others hold text, animation frames and notes of programs. */
const needed: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
])
/** Needed too, but only in the size that cameras and programs write: they may be compressed. */
const neededIfSmall: ReadonlySet<string> = new Set(['iCCP', 'eXIf'])
const SMALL = 64 * 1024

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(SIGNATURE)

/**
 * The cost of a PNG, without superfluous chunks: a few bytes of compressed text can cost a decoder minutes.
 * @returns undefined if its header is broken
 */
export function pngCost(bytes: Buffer): PictureCost | undefined {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const parts: Buffer[] = [bytes.subarray(0, 8)]
  const seen = new Set<string>()
  for (let at = 8; at + 12 <= bytes.length;) {
    const size = bytes.readUInt32BE(at)
    const kind = bytes.toString('latin1', at + 4, at + 8)
    const isSmall = neededIfSmall.has(kind) && size <= SMALL && !seen.has(kind)
    if (needed.has(kind) || isSmall) parts.push(bytes.subarray(at, at + 12 + size))
    seen.add(kind)
    if (kind === 'IEND') break
    at += 12 + size
  }
  return { width, height, passes: 1, bytes: Buffer.concat(parts) }
}
