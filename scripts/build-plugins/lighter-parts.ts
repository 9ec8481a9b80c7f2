import { resolve } from 'node:path'
import type { Plugin } from 'vite'

interface Part {
  readonly of: string
  /** Files of that library, as others of its files import them. */
  readonly files: readonly string[]
  /** A file of ours with what is used of them. */
  readonly instead: string
}

/**
 * Puts files of ours in the place of parts of libraries, of which the app needs less. Fails the build if a
 * library has such a part no longer: then it is to be looked at again.
 */
export function lighterParts(parts: readonly Part[]): Plugin {
  const found = new Set<string>()
  return {
    name: 'lighter-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const part = parts.find(
        ({ of, files }) => files.includes(source) && importer.includes(`/node_modules/${of}/`),
      )
      if (!part) return null
      found.add(`${part.of} ${source}`)
      return resolve(part.instead)
    },
    buildEnd(error) {
      const missing = parts
        .flatMap(({ of, files }) => files.map(file => `${of} ${file}`))
        .filter(name => !found.has(name))
      if (!error && missing.length > 0) this.error(`Not found to be replaced: ${missing.join(', ')}`)
    },
  }
}
