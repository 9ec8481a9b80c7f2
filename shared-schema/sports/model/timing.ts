import type { PlayWord } from '../../texts/shared-texts.ts'

/**
 * How time is kept in a game of a sport, beside how long a period lasts. Leagues differ: the rules of an
 * event come first.
 */
export interface Timing {
  /**
   * Whether a clock is shown although no period lasts a given time: it runs through the whole game, for its
   * caps.
   */
  readonly hasGameClock?: true
  /** What stops the clock, beside the end of a period. */
  readonly stops?: {
    /** Whatever scores. */
    readonly score?: true
    /** A penalty that sends a player off, for some time or for the game. */
    readonly suspension?: true
    /** Further plays, by what they are called. */
    readonly plays?: readonly PlayWord[]
  }
  /** The timeouts that a team has; none are counted if it is left out. */
  readonly timeouts?: Timeouts
  /** The points that win a game; it is over by time, or by its sets, if it is left out. */
  readonly target?: number
}

/** The timeouts of a team. */
export interface Timeouts {
  readonly per: 'game' | 'half' | 'period'
  /** How many in each of these; the last number holds for all that follow. */
  readonly many: readonly number[]
  /** How many in each period of overtime, if they are counted anew there. */
  readonly overtime?: number
  readonly seconds: number
}

/** As they are in most sports that have them: so many in each half of the game. */
export const perHalf = (many: number, seconds: number): Timeouts => ({ per: 'half', many: [many], seconds })

export const perGame = (many: number, seconds: number): Timeouts => ({ per: 'game', many: [many], seconds })

export const perPeriod = (many: number, seconds: number): Timeouts => ({
  per: 'period',
  many: [many],
  seconds,
})
