import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

/**
 * Stores the current schedule of a tournament as its published one, under the author's name. Drafts of swiss
 * rounds are not published.
 */
export async function keepPublished(tx: Tx, tournamentId: number): Promise<void> {
  await sql`insert into published_schedules (tournament_id, published_at, person_id, games)
    select ${tournamentId}::integer, now(), nullif(current_setting('sideline.author', true), '')::jsonb ->> 'person_id',
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'start_time', start_time, 'game_site_id', game_site_id,
        'team_1_id', team_1_id, 'team_2_id', team_2_id, 'ruling', ruling) order by id), '[]')
    from games where tournament_id = ${tournamentId} and not exists (
      select from swiss_rounds where swiss_rounds.id = games.swiss_round_id and visibility = 'hidden')
    on conflict (tournament_id) do update
    set published_at = excluded.published_at, person_id = excluded.person_id, games = excluded.games`.execute(
    tx,
  )
}
