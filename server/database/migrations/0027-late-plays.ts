import { sql, type Kysely } from 'kysely'

/**
 * Marks plays recorded after the end of their game: they count in the statistics and move no score.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column after_final boolean not null default false`.execute(db)
}
