/** The turn of both teams at the bat; cricket has the one word for one and for several. */
type Inning = 'inning' | 'innings'

/** How the score alone is kept: by taps that add points. */
export interface Scoreboard {
  /** The possible values of one tap, the most usual first. */
  readonly values: readonly number[]
  /**
   * The unit of the score. In a match won by sets it is the set: the points within a set only decide that
   * set.
   */
  readonly unit: 'point' | 'goal' | 'run' | 'set' | 'game'
  /** The period of a game; null if the score counts only these units. */
  readonly period: 'half' | 'quarter' | 'period' | Inning | 'set' | null
}

/** A score that counts goals. */
export const goals = (period: Scoreboard['period'], values: readonly number[] = [1]): Scoreboard => ({
  values,
  unit: 'goal',
  period,
})

/** A score that counts points; each score is worth one of the values. */
export const points = (values: readonly number[], period: Scoreboard['period']): Scoreboard => ({
  values,
  unit: 'point',
  period,
})

/** A score that counts runs, inning by inning. */
export const runs = (values: readonly number[] = [1], period: Inning = 'inning'): Scoreboard => ({
  values,
  unit: 'run',
  period,
})

/** A score that counts the sets, or the games, of a match. */
export const sets = (unit: 'set' | 'game', period: Scoreboard['period'] = null): Scoreboard => ({
  values: [1],
  unit,
  period,
})
