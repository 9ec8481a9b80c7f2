import type { TeamResult } from './game-result.ts'

/** The totals of a team's games. Goals are those of the recorded scores, also in forfeited games. */
export interface Figures {
  readonly wins: number
  readonly losses: number
  readonly ties: number
  /** Games that the team itself forfeited; each is one of its losses. */
  readonly forfeits: number
  readonly games_played: number
  readonly points_scored: number
  readonly points_allowed: number
  readonly plus_minus: number
}

/** The figures of the games of one team. */
export function figures(results: readonly TeamResult[]): Figures {
  const scored = results.reduce((total, result) => total + result.scored, 0)
  const allowed = results.reduce((total, result) => total + result.allowed, 0)
  return {
    wins: results.filter(({ outcome }) => outcome === 'win').length,
    losses: results.filter(({ outcome }) => outcome === 'loss').length,
    ties: results.filter(({ outcome }) => outcome === 'tie').length,
    forfeits: results.filter(hasForfeited).length,
    games_played: results.length,
    points_scored: scored,
    points_allowed: allowed,
    plus_minus: scored - allowed,
  }
}

/** Whether the team itself forfeited the game. */
export const hasForfeited = ({ forfeited_by }: TeamResult): boolean =>
  forfeited_by === 'team' || forfeited_by === 'both'
