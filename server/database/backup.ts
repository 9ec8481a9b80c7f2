import { sql, type Kysely } from 'kysely'
import { migrationsIn } from './applied-migrations.ts'
import { tablesIn, type Table } from './backup-tables.ts'
import type { Database } from './schema.ts'
import type { Tx } from './transaction.ts'

/**
 * The number of rows read from the database at a time, and of pictures, each of which may have a megabyte.
 */
const ROWS = 500
const PICTURES = 10

/**
 * Writes the content of a database at one moment, line by line; others go on writing meanwhile. A line with
 * an object describes what follows: the backup, a table, a sequence. A line with a list is a row: each column
 * as the text that PostgreSQL reads back, so nothing is lost on the way and both databases accept it.
 */
export async function backup(db: Kysely<Database>, write: (line: string) => Promise<void>): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async tx => {
      const migrations = await migrationsIn(tx)
      if (migrations.length === 0)
        throw new Error('There is nothing to back up: this is no database of Sideline.')
      await sql`set local datestyle = 'ISO, YMD'`.execute(tx)
      await write(
        JSON.stringify({ backup_of: 'sideline', version: 1, made: new Date().toISOString(), migrations }),
      )
      for (const table of await tablesIn(tx)) await writeTable(tx, table, write)
      for (const sequence of await sequencesIn(tx)) {
        const {
          rows: [state],
        } = await sql<{ last: string; called: boolean }>`
        select last_value::text as last, is_called as called from ${sql.table(sequence)}`.execute(tx)
        await write(JSON.stringify({ sequence, ...state }))
      }
    })
}

async function writeTable(
  tx: Tx,
  { name, columns }: Table,
  write: (line: string) => Promise<void>,
): Promise<void> {
  await write(JSON.stringify({ table: name, columns: columns.map(column => column.name) }))
  const texts = sql.join(columns.map(column => sql`${sql.ref(column.name)}::text`))
  await sql`declare backup no scroll cursor for select to_json(array[${texts}])::text as line from ${sql.table(name)}`.execute(
    tx,
  )
  const most = name === 'pictures' ? PICTURES : ROWS
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(most)} from backup`.execute(tx)
    for (const { line } of rows) await write(line)
    if (rows.length < most) break
  }
  await sql`close backup`.execute(tx)
}

async function sequencesIn(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S' order by 1`.execute(
    tx,
  )
  return rows.map(({ name }) => name)
}
