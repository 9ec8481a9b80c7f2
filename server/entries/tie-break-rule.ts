import { ruleOf } from '../../shared-schema/rules/standings/rule-of.ts'
import { TIE_BREAK_PRESETS } from '../../shared-schema/rules/standings/tie-break-presets.ts'
import type { TieBreakRule } from '../../shared-schema/rules/standings/tie-breaks.ts'
import type { Tx } from '../database/transaction.ts'

/** Points to which games outside of tournaments are taken to be played. */
const USUAL_GAMES_TO = 15

/** The rule that holds for a game: its tournament's, or the usual one outside of tournaments. */
export async function tieBreakRuleOf(
  tx: Tx,
  tournamentId: number | null,
): Promise<{ rule: TieBreakRule; gamesTo: number }> {
  const tournament =
    tournamentId === null
      ? undefined
      : await tx
          .selectFrom('tournaments')
          .select(['tie_break_preset', 'tie_break_criteria', 'swiss_victory_points_games_to'])
          .where('id', '=', tournamentId)
          .executeTakeFirst()
  if (!tournament) return { rule: TIE_BREAK_PRESETS.WFDF, gamesTo: USUAL_GAMES_TO }
  return { rule: ruleOf(tournament), gamesTo: tournament.swiss_victory_points_games_to }
}
