import { sqlState } from './transaction.ts'

/** A database that cannot be read any more; its sentence says what to do. */
export class DamagedDatabase extends Error {}

/** The errors of a disk that has no room. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/** PostgreSQL's codes for damage: a page or an index that is not as it was written, and a file that is gone. */
const DAMAGE: ReadonlySet<string> = new Set(['XX001', 'XX002', '58P01'])

/** Whether the database found its own files damaged. */
export const tellsOfDamage = (error: unknown): boolean => DAMAGE.has(sqlState(error))

/** @param detail what was found, as part of a sentence */
export const damaged = (where: string, detail: string): DamagedDatabase =>
  new DamagedDatabase(
    `The database in ${where} is damaged: ${detail}. Keep the folder as it is, set DATA_DIR to another one that ` +
      'has a copy of its file "secret", and restore your newest backup there with npm run restore -- FILE.',
  )

/** What to tell the operator about a database that cannot be opened. */
export function damagedIn(dataFolder: string, error: unknown, diskError: string | undefined): Error {
  if (diskError !== undefined) return new Error(diskTrouble(dataFolder, diskError), { cause: error })
  return damaged(dataFolder, error instanceof Error ? firstLine(error.message) : 'it cannot be opened')
}

/** What to tell the operator about a disk that refuses. */
export const diskTrouble = (dataFolder: string, code: string): string =>
  FULL.has(code)
    ? `The disk of ${dataFolder} is full (${code}). Make room on it and start again.`
    : `The disk of ${dataFolder} cannot be read or written (${code}). Check or replace it and start again.`

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').replace(/\.+$/, '')
