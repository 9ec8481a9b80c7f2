// Replaces fflate, in the build (vite.config.ts), for the libraries that read and write workbooks. Fflate packs
// large files in a worker made of text, and the server's Content-Security-Policy allows no such worker: a large
// workbook would never be ready.
import { unzipSync, zipSync, type Unzipped, type Zippable } from 'fflate'

export { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

export const zip = (files: Zippable, done: Done<Uint8Array>): void => atOnce(() => zipSync(files), done)

export const unzip = (archive: Uint8Array, done: Done<Unzipped>): void =>
  atOnce(() => unzipSync(archive), done)

type Done<Result> = (error: unknown, result: Result | null) => void

function atOnce<Result>(work: () => Result, done: Done<Result>): void {
  try {
    done(null, work())
  } catch (error) {
    done(error, null)
  }
}
