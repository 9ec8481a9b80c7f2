import { sql, type Kysely } from 'kysely'

/** Licence and guardian of players, and who may play in an event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players add column licence_number text not null default '',
    add column guardian_name text not null default '', add column guardian_contact text not null default ''`.execute(
    db,
  )
  for (const event of ['tournaments', 'seasons'])
    await sql`alter table ${sql.table(event)} add column minimum_age integer, add column maximum_age integer,
      add column age_on date, add column minimum_roster integer, add column maximum_roster integer,
      add column one_team_per_player boolean not null default false,
      add column licence_required boolean not null default false`.execute(db)
}
