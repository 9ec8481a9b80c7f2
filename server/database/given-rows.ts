import { sql, type RawBuilder } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Rows of a table, given as one parameter instead of one for each of their fields: a push has thousands of
 * these, and to put them together took longer than to store them. They keep their order.
 */
export const givenRows = (table: keyof Database, rows: readonly object[]): RawBuilder<unknown> =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
