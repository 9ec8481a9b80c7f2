import { sql } from 'kysely'
import type { RecordedFamily } from '../../../shared-schema/replication/entry-kinds.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { valuesTable } from '../../database/values-table.ts'
import type { Tx } from '../../database/transaction.ts'
import type { DumpedRow } from './dumped-entries.ts'

/**
 * Moves the server's next ids past those of a dump, so that ids given during the import do not collide with
 * it.
 */
export async function reserveIds(tx: Tx, family: RecordedFamily, most: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${family}, 'id'), greatest((select max(id) from ${sql.table(family)}), ${most}::integer, 1))`.execute(
    tx,
  )
}

/** Gives the rows that follow from entries the ids and timestamps that the dump has for them. */
export async function keepRowIds(tx: Tx, rows: readonly DumpedRow[]): Promise<void> {
  for (const [family, kept] of groupBy(rows, row => row.family)) {
    const table = sql.table(family)
    const given = valuesTable(
      family,
      kept.map(({ entry_id, values: { id, time_created, time_last_updated } }) => ({
        entry_id,
        id,
        time_created,
        time_last_updated,
      })),
    )
    // A row with an id from this server makes room; a calendar event has no entry, and keeps its id.
    await sql`update ${table} as standing set id = nextval(pg_get_serial_sequence(${family}, 'id'))
      from ${given} as given where standing.id = given.id and standing.entry_id <> given.entry_id`.execute(tx)
    await sql`update ${table} as standing set id = given.id,
      time_created = coalesce(given.time_created, standing.time_created), time_last_updated = coalesce(given.time_last_updated, standing.time_last_updated)
      from ${given} as given where standing.entry_id = given.entry_id
      and not exists (select from ${table} as other where other.id = given.id and other.entry_id is distinct from given.entry_id)`.execute(
      tx,
    )
  }
}
