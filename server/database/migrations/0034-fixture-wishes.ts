import { sql, type Kysely } from 'kysely'

/**
 * The wishes with which a season's fixtures were last drawn: later changes by hand are checked against them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table fixture_wishes (
    season_id integer primary key references seasons on delete cascade,
    wishes jsonb not null
  )`.execute(db)
}
