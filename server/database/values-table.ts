import { sql, type RawBuilder } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Rows of a table, passed as one parameter instead of one per field: a push has thousands of fields, and
 * assembling their parameters took longer than storing them. The rows keep their order.
 */
export const valuesTable = (table: keyof Database, rows: readonly object[]): RawBuilder<unknown> =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
