import { sql, type Kysely } from 'kysely'
import type { ShownConflict } from '../../../shared-schema/api/schedule.ts'
import type { Database } from '../../database/schema.ts'
import type { Deferred } from '../../texts/deferred-text.ts'

/**
 * Teams in a tournament that belong to another season of its organization: most often last year's team,
 * entered by mistake.
 */
export async function teamsOfOtherSeasons(
  db: Kysely<Database>,
  tournamentId: number,
): Promise<Deferred<ShownConflict>[]> {
  const { rows } = await sql<{
    team_id: number
    team: string
    season: string
    own: string
    game_ids: number[]
  }>`
    select teams.id as team_id, teams.name as team, seasons.name as season, own.name as own, array(
      select games.id from games where games.tournament_id = tournaments.id and teams.id in (games.team_1_id, games.team_2_id) order by games.id) as game_ids
    from tournaments join seasons as own on own.id = tournaments.season_id
    join tournament_teams on tournament_teams.tournament_id = tournaments.id
    join teams on teams.id = tournament_teams.team_id and teams.season_id <> tournaments.season_id and teams.owner_id = tournaments.owner_id
    join seasons on seasons.id = teams.season_id
    where tournaments.id = ${tournamentId} order by teams.id`.execute(db)
  return rows.map(({ team_id, team, season, own, game_ids }) => ({
    kind: 'other_season',
    say: t => t('scheduling.otherSeason', { team, season, own }),
    game_ids,
    team_id,
    game_site_id: null,
  }))
}
