import { sql, type Kysely } from 'kysely'

/**
 * A play that was recorded after the end of its game says so: it counts in the statistics and moves no score.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column after_final boolean not null default false`.execute(db)
}
