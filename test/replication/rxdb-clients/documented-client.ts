import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '../../..')

/** Where each version of RxDB is installed: 17 is the project's own. */
const homes = { 17: root, 16: join(root, 'test/rxdb-16') }

export type RxdbVersion = keyof typeof homes

/** The parts of RxDB that a thread of clients needs. */
const rxdb = `
export { createRxDatabase } from 'rxdb'
export { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
`

/**
 * The client in docs/clients.md, as a module in a folder from which its imports resolve to this version of
 * RxDB.
 * @returns the address of the module
 */
export function documentedClient(version: RxdbVersion): string {
  const page = readFileSync(join(root, 'docs/clients.md'), 'utf8')
  const client = /```js\n([\s\S]*?export function replicate[\s\S]*?)```/.exec(page)?.[1]
  if (client === undefined) throw new Error('docs/clients.md shows no client')
  const folder = join(homes[version], '.cache')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'documented-client.mjs')
  // Renamed, so that no process that runs at the same time reads half of it.
  writeFileSync(`${path}.${process.pid}`, client + rxdb)
  renameSync(`${path}.${process.pid}`, path)
  return pathToFileURL(path).href
}
