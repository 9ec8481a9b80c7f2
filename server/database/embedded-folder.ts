import { PGlite } from '@electric-sql/pglite'
import { existsSync } from 'node:fs'
import { chmod, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { damagedIn } from './damage.ts'
import { expectNew, expectReadable, markDatabase } from './database-mark.ts'
import { syncToDisk } from './sync-to-disk.ts'
import { SyncedFiles } from './synced-files.ts'
import { parsers } from './value-parsers.ts'

/**
 * PGlite's own parameters, without the one that turns `fsync` off. PGlite's only way to wait for the log is
 * `fsync`.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter(param => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/**
 * Opens the database in a folder that only its owner can read; makes it if it is missing.
 * @param mayReplace whether a database may be made although the data folder once held another
 * @throws a sentence if the database is damaged, was made by another version, or is missing
 */
export async function openEmbedded(folder: string, mayReplace: boolean): Promise<PGlite> {
  if (existsSync(folder)) {
    await expectReadable(folder)
  } else {
    if (!mayReplace) expectNew(folder)
    await make(folder)
  }
  await markDatabase(folder)
  await closeToOthers(folder)
  const fs = new SyncedFiles(folder)
  try {
    const engine = await PGlite.create({ fs, startParams, parsers })
    fs.isOpen = true
    return engine
  } catch (error) {
    throw damagedIn(dirname(folder), error, fs.diskError)
  }
}

/**
 * Made under another name and then renamed: after a power failure the next start begins from scratch, not
 * from half a database.
 */
async function make(folder: string): Promise<void> {
  const aside = `${folder}.new`
  await rm(aside, { recursive: true, force: true })
  const fs = new SyncedFiles(aside)
  try {
    await (await PGlite.create({ fs, startParams })).close()
  } catch (error) {
    throw damagedIn(dirname(folder), error, fs.diskError)
  }
  await eachIn(aside, syncToDisk)
  await rename(aside, folder)
  await syncToDisk(dirname(folder))
}

const closeToOthers = (folder: string): Promise<void> =>
  eachIn(folder, (path, isFolder) => chmod(path, isFolder ? 0o700 : 0o600))

async function eachIn(
  folder: string,
  work: (path: string, isFolder: boolean) => Promise<void>,
): Promise<void> {
  await work(folder, true)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(entries.map(entry => work(join(entry.parentPath, entry.name), entry.isDirectory())))
}
