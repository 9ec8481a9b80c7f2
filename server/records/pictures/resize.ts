import { Problem } from '../../problems/problem.ts'
import { affordable } from './affordable.ts'

const MAX_SECONDS = 20

/** What is decoded, whatever a body says that it is: nothing else is even tried. */
const readers = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp']

/** The library is loaded with the first picture: most servers start without one. */
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
 * Decodes a picture and makes it anew in each of some sizes, upright and without anything that the file held
 * beside its pixels: no place, no camera, no further file behind it. One picture is decoded at a time.
 * @param sizes the most pixels that either side has, the largest picture first or last; nothing is made
 *   larger
 * @returns WebP, in the order of the sizes
 * @throws Problem if it is no PNG, JPEG or WebP picture, or costs too much to decode: it is looked at before
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
  const made: Uint8Array[] = []
  for (const size of sizes) {
    made.push(
      await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
        .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer(),
    )
  }
  return made
}

function refuse(error: unknown): never {
  throw new Problem('not_a_picture', t => t('pictures.notAPicture'), {}, { cause: error })
}
