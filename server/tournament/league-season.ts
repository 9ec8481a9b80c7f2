import type { Kysely } from 'kysely'
import { inZone } from '../../shared-schema/resources/time.ts'
import { leagueRule } from '../../shared-schema/rules/league-table/league-rule.ts'
import type { LeagueSeason } from '../../shared-schema/rules/league-table/league-season.ts'
import { leagueTeams } from '../../shared-schema/rules/league-table/league-teams.ts'
import { usualTable } from '../../shared-schema/sports/usual-table.ts'
import type { Database } from '../database/schema.ts'

/**
 * Loads the data for a season's table: its games outside tournaments.
 * @throws Error if it does not exist
 */
export async function loadLeagueSeason(db: Kysely<Database>, id: number): Promise<LeagueSeason> {
  const season = await db
    .selectFrom('seasons')
    .innerJoin('leagues', 'leagues.id', 'seasons.league_id')
    .selectAll('seasons')
    .select('leagues.sport')
    .where('seasons.id', '=', id)
    .executeTakeFirstOrThrow()
  const games = await db
    .selectFrom('games')
    .select([
      'id',
      'start_time',
      'timezone',
      'team_1_id',
      'team_2_id',
      'team_1_score',
      'team_2_score',
      'team_1_shootout_score',
      'team_2_shootout_score',
      'team_1_second_score',
      'team_2_second_score',
      'status',
      'forfeit_team_ids',
      'decided_in',
      'match_day',
    ])
    .where('season_id', '=', id)
    .where('tournament_id', 'is', null)
    .execute()
  const own = await db
    .selectFrom('teams')
    .select(['id', 'division', 'status'])
    .where('season_id', '=', id)
    .execute()
  return {
    rule: leagueRule(season, usualTable(season.sport)),
    teams: leagueTeams(own, games),
    games: games.map(game => ({ ...game, start_time: inZone(game.start_time, game.timezone) })),
    pointDecisions: season.point_decisions,
    tieDecisions: season.tie_decisions,
  }
}
