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
