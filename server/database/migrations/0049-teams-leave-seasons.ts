import { sql, type Kysely } from 'kysely'

/** Whether a team still plays its season, and the fate of its games if it does not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table teams
    add column status text not null default 'playing' check (status in ('playing', 'withdrawn', 'disqualified')),
    add column games_after_leaving text not null default 'as the rules say'
      check (games_after_leaving in ('as the rules say', 'annul all', 'keep all', 'annul from', 'forfeit from')),
    add column left_on date`.execute(db)
}
