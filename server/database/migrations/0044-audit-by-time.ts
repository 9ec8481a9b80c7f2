import { sql, type Kysely } from 'kysely'

/**
 * What one transaction changed has one time in the audit. Its lines come in the order of their times, so an
 * index of ranges is enough.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_by_time on audit using brin (time) with (pages_per_range = 16)`.execute(db)
}
