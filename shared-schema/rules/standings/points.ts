import type { TeamResult } from './game-result.ts'

/** The points that a game gives in standings. */
export interface PointsRule {
  readonly win: number
  readonly tie: number
  readonly loss: number
  /** For a game that the team forfeited. */
  readonly forfeit: number
  /** For a game that was decided after regular time. */
  readonly overtime_win: number
  readonly overtime_loss: number
  /**
   * A game won by at most this margin counts as decided in overtime, regardless of its record: 1 in sports
   * with sets, where 3–2 is worth less than 3–1. Null: only the record decides.
   */
  readonly overtime_margin: number | null
  /** A loss by at most this margin gives a bonus point; null for none. */
  readonly narrow_loss: number | null
  /** At least this second score gives a bonus point; null for none. */
  readonly bonus_at: number | null
  /** The same bonus point for a second score this much above the opponent's; null for none. */
  readonly bonus_lead: number | null
}

/** A rule that ignores how a game was won or lost. */
export const pointsFor = (win: number, tie: number, loss: number): PointsRule => ({
  win,
  tie,
  loss,
  forfeit: loss,
  overtime_win: win,
  overtime_loss: loss,
  overtime_margin: null,
  narrow_loss: null,
  bonus_at: null,
  bonus_lead: null,
})

/** Whether a game with a winner was decided after regular time. A forfeited game was not. */
export const isLate = ({ outcome, is_late, margin, forfeited_by }: TeamResult, rule: PointsRule): boolean =>
  outcome !== 'tie' &&
  forfeited_by === 'nobody' &&
  (is_late || (rule.overtime_margin !== null && Math.abs(margin) <= rule.overtime_margin))

/** The bonus points of a team in a game; a forfeited game gives none. */
export function bonusPoints(result: TeamResult, rule: PointsRule): number {
  const { outcome, margin, forfeited_by, second_scored, second_allowed } = result
  if (forfeited_by !== 'nobody') return 0
  const isNarrow = outcome === 'loss' && rule.narrow_loss !== null && -margin <= rule.narrow_loss
  const hasMany = rule.bonus_at !== null && second_scored >= rule.bonus_at
  const hasMore = rule.bonus_lead !== null && second_scored - second_allowed >= rule.bonus_lead
  return (isNarrow ? 1 : 0) + (hasMany || hasMore ? 1 : 0)
}

/** All points of a team in a game. */
export function pointsOf(result: TeamResult, rule: PointsRule): number {
  const late = isLate(result, rule)
  const { outcome, forfeited_by } = result
  if (outcome === 'loss' && forfeited_by !== 'nobody') return rule.forfeit
  const usual =
    late && outcome === 'win'
      ? rule.overtime_win
      : late && outcome === 'loss'
        ? rule.overtime_loss
        : rule[outcome]
  return usual + bonusPoints(result, rule)
}
