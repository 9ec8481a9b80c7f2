import type { PictureCost } from './picture-cost.ts'

export const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'

/**
 * The cost of a WebP: each frame of an animation is as large as the whole.
 * @returns undefined if it contains no size
 */
export function webpCost(bytes: Buffer): PictureCost | undefined {
  let [width, height, frames] = [0, 0, 0]
  for (let at = 12; at + 8 <= bytes.length;) {
    const kind = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const [ownWidth, ownHeight] = sizeIn(kind, bytes.subarray(at + 8, at + 18))
    width = Math.max(width, ownWidth)
    height = Math.max(height, ownHeight)
    if (kind === 'ANMF') frames++
    // Chunks are padded to an even size.
    at += 8 + size + (size % 2)
  }
  return width === 0 || height === 0 ? undefined : { width, height, passes: Math.max(1, frames), bytes }
}

/** The size in a chunk, 0 by 0 if there is none. */
function sizeIn(kind: string, head: Buffer): readonly [width: number, height: number] {
  if (head.length < 10) return [0, 0]
  if (kind === 'VP8X') return [head.readUIntLE(4, 3) + 1, head.readUIntLE(7, 3) + 1]
  if (kind === 'VP8 ') return [head.readUInt16LE(6) & 0x3fff, head.readUInt16LE(8) & 0x3fff]
  if (kind !== 'VP8L') return [0, 0]
  const bits = head.readUInt32LE(1)
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
}
