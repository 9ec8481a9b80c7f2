/** How a game of a sport usually runs. Leagues differ: nothing that is recorded is refused for it. */
export interface GameStructure {
  /** What a game is divided into, and into how many. */
  readonly period: 'half' | 'quarter' | 'period' | 'inning' | 'set' | 'game' | 'point'
  readonly periods: number
  /** How long one lasts, by the clock; null if none runs. */
  readonly minutes: number | null
  /** Whether the clock stops with the play; null if none runs. */
  readonly clock: 'stops' | 'runs' | null
  /** Whether the clock shows what is left of the period. */
  readonly countsDown: boolean
  /**
   * What is played if it is level at the end and must not be: further periods of so many minutes, ended by
   * the first score or not.
   */
  readonly overtime: { readonly minutes: number | null; readonly suddenDeath: boolean } | null
  /** Whether a shoot-out follows, and whether its winner gets a point of the score for it. */
  readonly shootout: { readonly addsPoint: boolean } | null
  /** Whether a game may end level. */
  readonly draw: boolean
  /** How many of a team play at a time. */
  readonly players: number
}
