import { sql, type Kysely } from 'kysely'

/**
 * The tournaments in whose brackets a game may wait for a team that can no longer come, from before sides
 * without teams were known (0047). The server checks each once, and takes it off the list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table slots_to_free
    (tournament_id integer primary key references tournaments (id) on delete cascade)`.execute(db)
  await sql`insert into slots_to_free (tournament_id)
    select distinct tournament_id from games
    where tournament_id is not null and bracket_id is not null and status = 'scheduled'
      and (team_1_id is null or team_2_id is null)`.execute(db)
}
