import { sql, type Kysely } from 'kysely'

/**
 * Marks players who were added at a field, for the office to review. Earlier ones are not reviewed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players add column is_walk_on boolean not null default false`.execute(db)
}
