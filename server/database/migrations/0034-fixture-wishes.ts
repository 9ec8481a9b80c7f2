import { sql, type Kysely } from 'kysely'

/**
 * How the fixtures of a season were to be when they were last drawn: what is changed by hand afterwards is
 * held against it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table fixture_wishes (
    season_id integer primary key references seasons on delete cascade,
    wishes jsonb not null
  )`.execute(db)
}
