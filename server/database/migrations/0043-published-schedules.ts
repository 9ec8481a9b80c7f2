import { sql, type Kysely } from 'kysely'

/**
 * The schedule of a tournament as last published, for comparison with the current one. For a tournament that
 * is already public, the schedule at its publication is unknown, so the current one counts as published.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table published_schedules (
    tournament_id integer primary key references tournaments on delete cascade,
    published_at timestamptz not null,
    person_id text references people on delete set null,
    games jsonb not null
  )`.execute(db)
  await sql`insert into published_schedules (tournament_id, published_at, games)
    select tournament_id, now(), jsonb_agg(jsonb_build_object('id', games.id, 'start_time', start_time,
      'game_site_id', game_site_id, 'team_1_id', team_1_id, 'team_2_id', team_2_id))
    from games join tournaments on tournaments.id = games.tournament_id where tournaments.is_public
      and not exists (select from swiss_rounds where swiss_rounds.id = games.swiss_round_id and swiss_rounds.visibility = 'hidden')
    group by tournament_id`.execute(db)
}
