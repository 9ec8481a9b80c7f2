import { leagueRule } from '../../../shared-schema/rules/league-table/league-rule.ts'
import { gamesToOf } from '../../../shared-schema/rules/standings/games-to.ts'
import { ruleOf } from '../../../shared-schema/rules/standings/rule-of.ts'
import type { TieBreakRule } from '../../../shared-schema/rules/standings/tie-breaks.ts'
import { usualTable } from '../../../shared-schema/sports/usual-table.ts'
import type { Tx } from '../../database/transaction.ts'
import { sportOf } from '../sport.ts'

/** The rule for a game: its tournament's, or outside of tournaments that of its season's table. */
export async function tieBreakRuleOf(
  tx: Tx,
  { tournament_id, season_id }: { readonly tournament_id: number | null; readonly season_id: number },
): Promise<{ rule: TieBreakRule; gamesTo: number }> {
  if (tournament_id === null) {
    const season = await tx
      .selectFrom('seasons')
      .select('points_to_win')
      .where('id', '=', season_id)
      .executeTakeFirstOrThrow()
    return { rule: await tableRuleOf(tx, season_id), gamesTo: gamesToOf(season.points_to_win, null) }
  }
  const tournament = await tx
    .selectFrom('tournaments')
    .innerJoin('seasons', 'seasons.id', 'tournaments.season_id')
    .select([
      'tournaments.tie_break_preset',
      'tournaments.tie_break_criteria',
      'tournaments.points_to_win',
      'tournaments.swiss_victory_points_games_to',
      'seasons.points_to_win as season_points_to_win',
    ])
    .where('tournaments.id', '=', tournament_id)
    .executeTakeFirstOrThrow()
  const { points_to_win, season_points_to_win } = tournament
  return {
    rule: ruleOf(tournament),
    gamesTo: gamesToOf(points_to_win ?? season_points_to_win, tournament),
  }
}

/** The rule of a season's table. */
export async function tableRuleOf(tx: Tx, seasonId: number): Promise<TieBreakRule> {
  const season = await tx
    .selectFrom('seasons')
    .innerJoin('leagues', 'leagues.id', 'seasons.league_id')
    .selectAll('seasons')
    .select('leagues.sport')
    .where('seasons.id', '=', seasonId)
    .executeTakeFirstOrThrow()
  return leagueRule(season, usualTable(sportOf(season.sport)))
}
