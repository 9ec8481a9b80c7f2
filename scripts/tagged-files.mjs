import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './setup.mjs'

/** Marks of a tag: in the head of a file, on tests, or a helper of test/support that gives it. */
const marks = {
  long: /^\/\*\* @module-tag long \*\/|\btags: \['long'\]|embedded: 'long'/m,
  thorough: /\btags: \['thorough'\]|embedded: 'thorough'|\b(spread|onEachGlass|testWholeGame)\(/,
}

/**
 * The files that have tests with a tag. Vitest goes by tags as well, but it would load all other files too in
 * order to find none.
 */
export function filesTagged(tag) {
  return readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !path.includes('node_modules') && marks[tag].test(readFileSync(path, 'utf8')))
    .map(path => relative(root, path).replaceAll('\\', '/'))
    .toSorted()
}
