import { sql, type Kysely } from 'kysely'

/**
 * Which players were written down at a field, for the office to look at. Those of before are not asked about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players add column is_walk_on boolean not null default false`.execute(db)
}
