import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/**
 * Writes a Brotli file next to each script and style sheet: smaller than a server could make it during a
 * request.
 */
export const precompressed = (): Plugin => ({
  name: 'precompressed',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter(name => /\.(js|css)$/.test(name))
    await Promise.all(
      files.map(async name => {
        const file = join(dir, name)
        await writeFile(`${file}.br`, await compress(await readFile(file)))
      }),
    )
  },
})
