import type { Kysely } from 'kysely'
import { buffer } from 'node:stream/consumers'
import { PassThrough, Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { backup } from '../../server/database/backup.ts'
import { packLines, unpackLines } from '../../server/database/backup-file.ts'
import { restore } from '../../server/database/restore.ts'
import type { Database } from '../../server/database/schema.ts'

/** A backup file that holds what `writeLines` writes. */
async function packed(
  writeLines: (write: (line: string) => Promise<void>) => Promise<void>,
): Promise<Buffer> {
  const stream = new PassThrough()
  const [content] = await Promise.all([buffer(stream), packLines(stream, writeLines)])
  return content
}

export const backupOf = (db: Kysely<Database>): Promise<Buffer> => packed(write => backup(db, write))

export const restoreFrom = (db: Kysely<Database>, file: Buffer): Promise<{ made: string }> =>
  restore(db, unpackLines(Readable.from([file])))

/** A backup with one organization, from a database that had these migrations. */
export const smallBackup = (migrations: readonly string[]): Promise<Buffer> =>
  packed(async write => {
    for (const line of [
      { backup_of: 'sideline', version: 1, made: '2026-11-01T00:00:00.000Z', migrations },
      { table: 'organizations', columns: ['id', 'name'] },
      ['7', 'From long ago'],
      { sequence: 'organizations_id_seq', last: '7', called: true },
    ])
      await write(JSON.stringify(line))
  })

/** All that a database holds, the moment of the backup left out. */
export async function contentOf(db: Kysely<Database>): Promise<string[]> {
  const lines = gunzipSync(await backupOf(db))
    .toString()
    .trimEnd()
    .split('\n')
    .slice(1, -1)
  let section = ''
  return lines.map(line => (line.startsWith('{') ? (section = line) : `${section} ${line}`)).sort()
}
