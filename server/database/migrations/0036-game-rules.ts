import { sql, type Kysely } from 'kysely'

/** How the games of an event are played, for the clock and the reminders of its tablets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['seasons', 'tournaments']) {
    await sql`alter table ${sql.table(table)}
      add column period_minutes integer,
      add column points_to_win integer,
      add column soft_cap_minutes integer,
      add column soft_cap_points integer not null default 1,
      add column hard_cap_minutes integer,
      add column timeouts integer,
      add column timeout_seconds integer,
      add column captains_confirm boolean not null default false`.execute(db)
  }
}
