/** The usual structure of a game of a sport. Leagues differ, so nothing recorded is refused because of it. */
export interface GameStructure {
  /** The kind of period, and how many a game has. */
  readonly period: 'half' | 'quarter' | 'period' | 'inning' | 'innings' | 'set' | 'game' | 'point'
  readonly periods: number
  /** The length of a period in minutes by the clock; null without a clock. */
  readonly minutes: number | null
  /** Whether the clock stops with the play; null without a clock. */
  readonly clock: 'stops' | 'runs' | null
  /** Whether the clock shows the time left in the period. */
  readonly countsDown: boolean
  /**
   * Overtime, if the game is level at the end and must have a winner: further periods of this many minutes,
   * how many of them are played before the score decides (1 by default), and whether the first score ends
   * them.
   */
  readonly overtime: {
    readonly minutes: number | null
    readonly suddenDeath: boolean
    readonly periods?: number
  } | null
  /** Whether a shoot-out follows, and whether its winner gets a point added to the score. */
  readonly shootout: { readonly addsPoint: boolean } | null
  /** Whether a game may end level. */
  readonly draw: boolean
  /** The number of players per team on the field. */
  readonly players: number
}
