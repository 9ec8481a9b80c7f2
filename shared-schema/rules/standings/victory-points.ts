import type { TeamResult } from './game-result.ts'

/** How a tournament gives victory points. */
export interface VictoryPointsRule {
  /** Points to which games are played; both teams of a draw get as many victory points. */
  readonly swiss_victory_points_games_to: number
  /** The most victory points that a win can give. */
  readonly swiss_victory_points_cap: number
}

/**
 * The victory points of the team that scored `scored` and allowed `allowed` in a final game:
 * games_to plus the margin, at most the cap and at least 0. Above the cap the winner gains nothing
 * more while the loser still loses, so the two do not always add up to the same.
 *
 * Source: Windmill Windup 2011 rules (games to 15, cap 25) and the point table of Ultiorganizer;
 * games to 13 with cap 23 as in wire.md 5.1.
 */
export function victoryPoints(scored: number, allowed: number, rule: VictoryPointsRule): number {
  const points = rule.swiss_victory_points_games_to + scored - allowed
  return Math.max(0, Math.min(points, rule.swiss_victory_points_cap))
}

/**
 * The victory points of a team in a final game that may have been forfeited. A forfeited game counts by
 * its recorded score if that has the right winner, and else as games_to : 0, so that a forfeit
 * recorded 0–0 is no draw; if both teams forfeited, each has lost 0 : games_to.
 */
export function victoryPointsOf(
  { scored, allowed, forfeited_by }: TeamResult,
  rule: VictoryPointsRule,
): number {
  const gamesTo = rule.swiss_victory_points_games_to
  const isAsRecorded = { nobody: true, both: false, team: scored < allowed, opponent: scored > allowed }[
    forfeited_by
  ]
  if (isAsRecorded) return victoryPoints(scored, allowed, rule)
  return forfeited_by === 'opponent' ? victoryPoints(gamesTo, 0, rule) : victoryPoints(0, gamesTo, rule)
}
