import { Problem } from '../../problems/problem.ts'
import { affordable } from './affordable.ts'

const MAX_SECONDS = 20

/** The only formats decoded, regardless of the declared content type. */
const readers = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp']

/** Loads the library with the first picture: most servers start without one. */
async function library() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: readers })
  return sharp
}

let loading: ReturnType<typeof library> | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Decodes a picture and encodes it again in several sizes, upright and without anything from the file except
 * its pixels: no place, no camera, no appended file. Decodes one picture at a time.
 * @param sizes the maximum of either side in pixels, the largest picture first or last; nothing is enlarged
 * @returns WebP, in the order of the sizes
 * @throws Problem if it is no PNG, JPEG or WebP picture, or fails the check for cost before decoding
 */
export function resized(bytes: Uint8Array, sizes: readonly number[]): Promise<Uint8Array[]> {
  const done = last.then(() => resize(bytes, sizes))
  last = done.catch(() => undefined)
  return done
}

async function resize(bytes: Uint8Array, sizes: readonly number[]): Promise<Uint8Array[]> {
  const lean = affordable(bytes)
  const sharp = await (loading ??= library())
  const source = sharp(lean, { limitInputPixels: false, failOn: 'error' }).timeout({ seconds: MAX_SECONDS })
  const most = Math.max(...sizes)
  const { data, info } = await source
    .autoOrient()
    .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  const files: Uint8Array[] = []
  for (const size of sizes) {
    files.push(
      await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
        .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer(),
    )
  }
  return files
}

function refuse(error: unknown): never {
  throw new Problem('not_a_picture', t => t('pictures.notAPicture'), {}, { cause: error })
}
