import { sql, type Kysely } from 'kysely'

/**
 * All changes of one transaction have the same time in the audit. Its lines are stored in order of time, so
 * an index of ranges is enough.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_by_time on audit using brin (time) with (pages_per_range = 16)`.execute(db)
}
