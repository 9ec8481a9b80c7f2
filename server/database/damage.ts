import { sqlState } from './transaction.ts'

/** A database that has become unreadable; its message tells the operator what to do. */
export class DamagedDatabase extends Error {}

/** The errors of a full disk. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/** PostgreSQL's codes for damage: a corrupt page or index, and a missing file. */
const DAMAGE: ReadonlySet<string> = new Set(['XX001', 'XX002', '58P01'])

/** Whether the database found its own files damaged. */
export const tellsOfDamage = (error: unknown): boolean => DAMAGE.has(sqlState(error))

/** @param detail the finding, as part of a sentence */
export const damaged = (where: string, detail: string): DamagedDatabase =>
  new DamagedDatabase(
    `The database in ${where} is damaged: ${detail}. Keep the folder as it is, set DATA_DIR to another one that ` +
      'has a copy of its file "secret", and restore your newest backup there with npm run restore -- FILE.',
  )

/** The error for the operator about a database that cannot be opened. */
export function damagedIn(dataFolder: string, error: unknown, diskError: string | undefined): Error {
  if (diskError !== undefined) return new Error(diskTrouble(dataFolder, diskError), { cause: error })
  return damaged(dataFolder, error instanceof Error ? firstLine(error.message) : 'it cannot be opened')
}

/** The message for the operator about a disk that refuses. */
export const diskTrouble = (dataFolder: string, code: string): string =>
  FULL.has(code)
    ? `The disk of ${dataFolder} is full (${code}). Make room on it and start again.`
    : `The disk of ${dataFolder} cannot be read or written (${code}). Check or replace it and start again.`

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').replace(/\.+$/, '')
