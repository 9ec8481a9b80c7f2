import { leagueRule } from '../../../shared-schema/rules/league-table/league-rule.ts'
import { ruleOf } from '../../../shared-schema/rules/standings/rule-of.ts'
import type { TieBreakRule } from '../../../shared-schema/rules/standings/tie-breaks.ts'
import { usualTable } from '../../../shared-schema/sports/usual-table.ts'
import type { Tx } from '../../database/transaction.ts'
import { sportOf } from '../sport.ts'

/** The number of points to which games outside of tournaments are assumed to be played. */
const USUAL_GAMES_TO = 15

/** The rule for a game: its tournament's, or outside of tournaments that of its season's table. */
export async function tieBreakRuleOf(
  tx: Tx,
  { tournament_id, season_id }: { readonly tournament_id: number | null; readonly season_id: number },
): Promise<{ rule: TieBreakRule; gamesTo: number }> {
  const season = await tx
    .selectFrom('seasons')
    .select('points_to_win')
    .where('id', '=', season_id)
    .executeTakeFirstOrThrow()
  if (tournament_id === null) {
    return { rule: await tableRuleOf(tx, season_id), gamesTo: season.points_to_win ?? USUAL_GAMES_TO }
  }
  const tournament = await tx
    .selectFrom('tournaments')
    .select(['tie_break_preset', 'tie_break_criteria', 'points_to_win', 'swiss_victory_points_games_to'])
    .where('id', '=', tournament_id)
    .executeTakeFirstOrThrow()
  return {
    rule: ruleOf(tournament),
    gamesTo: tournament.points_to_win ?? season.points_to_win ?? tournament.swiss_victory_points_games_to,
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
