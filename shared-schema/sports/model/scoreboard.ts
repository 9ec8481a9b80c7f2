/** How the score alone is kept: by taps that add points. */
export interface Scoreboard {
  /** What one tap can be worth, the most usual first. */
  readonly values: readonly number[]
  /**
   * What the score counts. If a match is won by sets, it is those: the points within one decide nothing but
   * the set.
   */
  readonly unit: 'point' | 'goal' | 'run' | 'set' | 'game'
  /** What a game is divided into; null if the score counts just these. */
  readonly period: 'half' | 'quarter' | 'period' | 'inning' | 'set' | null
}

/** A score that counts goals. */
export const goals = (period: Scoreboard['period'], values: readonly number[] = [1]): Scoreboard => ({
  values,
  unit: 'goal',
  period,
})

/** A score that counts points, as many at a time as one of the values. */
export const points = (values: readonly number[], period: Scoreboard['period']): Scoreboard => ({
  values,
  unit: 'point',
  period,
})

/** A score that counts runs, inning by inning. */
export const runs = (values: readonly number[] = [1]): Scoreboard => ({
  values,
  unit: 'run',
  period: 'inning',
})

/** A score that counts the sets, or the games, of a match. */
export const sets = (unit: 'set' | 'game', period: Scoreboard['period'] = null): Scoreboard => ({
  values: [1],
  unit,
  period,
})
