import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './setup.mjs'

/** Marks of long tests: the tag on a file, on tests, or the helper that gives it to those on PGlite. */
const LONG = /^\/\*\* @module-tag long \*\/|\btags: \['long'\]|\beachDatabase\(/m

/**
 * The files that have tests for `npm run test:long`. Vitest goes by tags as well, but it would load all other
 * files too in order to find none.
 */
export function filesWithLongTests() {
  return readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !path.includes('node_modules') && LONG.test(readFileSync(path, 'utf8')))
    .map(path => relative(root, path).replaceAll('\\', '/'))
    .toSorted()
}
