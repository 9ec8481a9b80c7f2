import type { TieBreakRule } from './tie-breaks.ts'

/**
 * The score to record for a forfeited game, team 1 first: that of the rule for the team that is left,
 * 0–0 if both forfeit.
 * @param gamesTo points to which the games of the tournament are played
 */
export function forfeitScore(
  { forfeit_score }: TieBreakRule,
  gamesTo: number,
  byTeam1: boolean,
  byTeam2: boolean,
): [number, number] {
  const [winner, loser] = forfeit_score === 'games to' ? [gamesTo, 0] : forfeit_score
  if (byTeam1 === byTeam2) return [0, 0]
  return byTeam1 ? [loser, winner] : [winner, loser]
}
