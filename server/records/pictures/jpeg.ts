import type { PictureCost } from './picture-cost.ts'

export const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xd8

/** Markers that begin a frame and so contain its size: all except those of tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const SCAN = 0xda

/** Markers without a length. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)

/**
 * The cost of a JPEG: each scan of a progressive one covers all pixels.
 * @returns undefined if it contains no size
 */
export function jpegCost(bytes: Buffer): PictureCost | undefined {
  let [width, height, passes] = [0, 0, 0]
  for (let at = 2; at + 4 <= bytes.length;) {
    // Between markers is scan data, in which 0xff is followed by 0.
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker === 0x00 || marker === 0xff) {
      const next = bytes.indexOf(0xff, at + 1)
      if (next < 0) break
      at = next
      continue
    }
    if (isAlone(marker)) {
      at += 2
      continue
    }
    if (isFrame(marker) && at + 9 <= bytes.length) {
      height = Math.max(height, bytes.readUInt16BE(at + 5))
      width = Math.max(width, bytes.readUInt16BE(at + 7))
    }
    if (marker === SCAN) passes++
    at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  return width === 0 || height === 0 ? undefined : { width, height, passes: Math.max(1, passes), bytes }
}
