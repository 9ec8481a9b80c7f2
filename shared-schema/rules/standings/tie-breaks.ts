import type { PointsRule } from './points.ts'

/**
 * The metrics that compare teams. 'points' are those that the rule gives for a win, tie or loss; a tie is
 * half a win in the 'win percentage'; 'away goals' are scored as team 2; 'regulation wins' are those before
 * any overtime. A 'ratio' is scored divided by allowed. The 'second score' is a game's other count, such as
 * tries. For 'fewest ...' less is better.
 */
export const tieBreakMetrics = [
  'points',
  'wins',
  'regulation wins',
  'win percentage',
  'fewest forfeits',
  'goal difference',
  'goals scored',
  'fewest goals allowed',
  'away goals',
  'score ratio',
  'second score',
  'second score ratio',
] as const

/**
 * Which games count: all of the pool, those among the tied teams, or those against opponents that all tied
 * teams have met.
 */
export const tieBreakScopes = ['pool', 'tied', 'common opponents'] as const

/** The procedure for people to separate teams that are level to the end. */
export type LastResort =
  | 'coin flip'
  | 'disc throw to the brick mark'
  | 'conduct score, then the FIFA ranking'
  | 'disciplinary points, then the ranking of the qualifiers'
  | 'play-off'
  | 'shared place'

export type TieBreakMetric = (typeof tieBreakMetrics)[number]
export type TieBreakScope = (typeof tieBreakScopes)[number]

/** One criterion of a list. */
export interface TieBreakCriterion {
  readonly metric: TieBreakMetric
  readonly scope: TieBreakScope
  /** Whether the value is divided by the number of games that count. */
  readonly per_game: boolean
  /** The limit of a game's margin in the goal difference, for and against; null for no limit. */
  readonly margin_cap: number | null
}

/** How the teams of a pool are ranked, and the penalties for not playing. */
export interface TieBreakRule {
  /** Most important first; the first ones rank the pool, the rest break its ties. */
  readonly criteria: readonly TieBreakCriterion[]
  /**
   * The next criterion for teams that are still level once a criterion has separated others from them:
   * - 'restart': the first criterion, among themselves (WFDF Appendix B3.3.2);
   * - 'restart head-to-head': consecutive criteria of scope 'tied' are applied to all tied teams to the end
   *   of the row, then again to the games of those still level among themselves, and only then come the
   *   criteria after it (FIFA, UEFA);
   * - 'continue': the next criterion, among themselves.
   */
  readonly when_some_separate: 'restart' | 'restart head-to-head' | 'continue'
  readonly points: PointsRule
  /**
   * The score to record for a forfeited game, winner first; 'games to' is the tournament's games-to against
   * 0.
   */
  readonly forfeit_score: readonly [number, number] | 'games to'
  /**
   * The treatment of games of a team that leaves: the rest is recorded as forfeited, or none of its games
   * count.
   */
  readonly on_withdrawal: 'forfeit the rest' | 'annul all'
  readonly last_resort: LastResort
}

/** A person's decision on teams that are level in every criterion. */
export interface TieDecision {
  /** Best first. */
  readonly team_ids: readonly number[]
  /** The method, as in "coin toss". */
  readonly method: string
}
