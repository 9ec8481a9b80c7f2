import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { damaged } from './damage.ts'
import { hasCode } from './has-code.ts'
import { syncToDisk } from './sync-to-disk.ts'

/** PGlite's version of PostgreSQL; it reads files of no other. */
const POSTGRES_VERSION = '18'

/** The file that marks a data folder as having held a database, even after the database is gone. */
const markIn = (dataFolder: string): string => join(dataFolder, 'database-made')

/** Notes, next to a database's folder, that a database was made there. */
export async function markDatabase(folder: string): Promise<void> {
  const mark = markIn(dirname(folder))
  if (existsSync(mark)) return
  await writeFile(mark, 'Sideline made a database in this folder. It never makes another one over it.\n', {
    mode: 0o600,
  })
  await syncToDisk(mark)
  await syncToDisk(dirname(folder))
}

/**
 * A server that finds no database where one existed must not begin with an empty one: the tablets would send
 * to it, and the first stranger to open it would own it. For databases made before the mark, the secret
 * serves as one.
 * @throws a sentence if the data folder once held a database
 */
export function expectNew(folder: string): void {
  const dataFolder = dirname(folder)
  if (existsSync(markIn(dataFolder)))
    throw new Error(
      `The data folder ${dataFolder} held a database, and its folder "database" is missing. Put it back, or ` +
        'restore a backup with npm run restore -- FILE. To begin with an empty database, set DATA_DIR to another folder.',
    )
  if (existsSync(join(dataFolder, 'secret')))
    throw new Error(
      `The data folder ${dataFolder} holds the secret of a server, and no database. If the server uses PostgreSQL, ` +
        'set DATABASE_URL. If its database was here, put its folder "database" back, or restore a backup with ' +
        'npm run restore -- FILE. To begin with an empty database, set DATA_DIR to another folder.',
    )
}

/**
 * PGlite makes a new database over one whose version it cannot read, so the version is checked first.
 * @throws a sentence if the folder is damaged, or of another version of PostgreSQL
 */
export async function expectReadable(folder: string): Promise<void> {
  const version = await versionOf(folder)
  if (version === undefined || !/^\d+$/.test(version))
    throw damaged(dirname(folder), 'its file PG_VERSION is missing or unreadable')
  if (version !== POSTGRES_VERSION)
    throw new Error(
      `The database in ${dirname(folder)} is of PostgreSQL ${version}, and this version of Sideline reads ` +
        `PostgreSQL ${POSTGRES_VERSION}. Start the version of Sideline that made it, write a backup with ` +
        'npm run backup -- FILE, and restore that into another folder with this version.',
    )
}

async function versionOf(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
