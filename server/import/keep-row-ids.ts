import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import type { DumpedEntry } from './dumped-entries.ts'

/** Gives the rows that follow from dumped records the ids and stamps that the dump has for them. */
export async function keepRowIds(tx: Tx, entries: readonly DumpedEntry[]): Promise<void> {
  const families = new Set<string>()
  for (const { entry, row } of entries) {
    if (!row) continue
    families.add(row.family)
    const table = sql.table(row.family)
    const sequence = sql`nextval(pg_get_serial_sequence(${row.family}, 'id'))`
    // A row whose id only the server gave makes room.
    await sql`update ${table} set id = ${sequence} where id = ${row.values.id} and entry_id <> ${entry.id}`.execute(tx)
    await sql`
      update ${table} set id = ${row.values.id},
        time_created = coalesce(${row.values.time_created ?? null}::timestamptz, time_created),
        time_last_updated = coalesce(${row.values.time_last_updated ?? null}::timestamptz, time_last_updated)
      where entry_id = ${entry.id}`.execute(tx)
  }
  for (const family of families) {
    await sql`select setval(pg_get_serial_sequence(${family}, 'id'), (select max(id) from ${sql.table(family)}))`.execute(tx)
  }
}
