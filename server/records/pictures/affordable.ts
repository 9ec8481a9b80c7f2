import { Problem } from '../../problems/problem.ts'
import type { PictureCost } from './picture-cost.ts'
import { isJpeg, jpegCost } from './jpeg.ts'
import { isPng, pngCost } from './png.ts'
import { isWebp, webpCost } from './webp.ts'

/** The pixels of phone cameras; a file of a few bytes can claim far more. */
const MAX_PIXELS = 50_000_000
/** Maximum length of a side, in pixels. */
const MAX_SIDE = 30_000
/** Twenty scans of the largest picture; a usual progressive JPEG has ten. */
const MAX_WORK = 20 * MAX_PIXELS

/**
 * Checks a picture without decoding it.
 * @returns the bytes to decode
 * @throws Problem if it is no PNG, JPEG or WebP, or too expensive to decode
 */
export function affordable(picture: Uint8Array): Buffer {
  const cost = costOf(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength))
  if (cost === undefined) throw new Problem('not_a_picture', t => t('pictures.notAPicture'))
  const { width, height, passes, bytes } = cost
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
    throw new Problem('too_many_pixels', t =>
      t('pictures.tooManyPixels', { width, height, most: MAX_PIXELS / 1_000_000, side: MAX_SIDE }),
    )
  if (width * height * passes > MAX_WORK)
    throw new Problem('too_many_pixels', t => t('pictures.tooManyPasses', { width, height, passes }))
  return bytes
}

function costOf(bytes: Buffer): PictureCost | undefined {
  if (isPng(bytes)) return pngCost(bytes)
  if (isJpeg(bytes)) return jpegCost(bytes)
  return isWebp(bytes) ? webpCost(bytes) : undefined
}
