import { sql, type Kysely } from 'kysely'

/**
 * Imports stored an empty list as an empty object, which made the standings of the tournament unreadable.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['tournaments', 'tie_break_criteria'],
    ['swiss_rounds', 'pairings'],
  ] as const) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = '[]' where jsonb_typeof(${sql.ref(column)}) <> 'array'`.execute(
      db,
    )
  }
}
