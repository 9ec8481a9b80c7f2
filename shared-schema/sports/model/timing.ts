import type { PlayWord } from '../../texts/shared-texts.ts'

/**
 * How time is kept in a sport's games, apart from the length of periods. Leagues differ: an event's rules
 * take precedence.
 */
export interface Timing {
  /**
   * Whether a clock is shown although periods have no given length: it runs through the whole game, for its
   * caps.
   */
  readonly hasGameClock?: true
  /** Events that stop the clock, apart from the end of a period. */
  readonly stops?: {
    /** Any score. */
    readonly score?: true
    /** A penalty that sends a player off, for a time or for the game. */
    readonly suspension?: true
    /** Further plays, by name. */
    readonly plays?: readonly PlayWord[]
  }
  /** A team's timeouts; by default none are counted. */
  readonly timeouts?: Timeouts
  /** The points that win a game; by default time or sets end it. */
  readonly target?: number
}

/** The timeouts of a team. */
export interface Timeouts {
  readonly per: 'game' | 'half' | 'period'
  /** The number for each of these; the last number holds for all that follow. */
  readonly many: readonly number[]
  /** The number in each period of overtime, if counted separately there. */
  readonly overtime?: number
  readonly seconds: number
}

/** The most common rule: a number of timeouts in each half of the game. */
export const perHalf = (many: number, seconds: number): Timeouts => ({ per: 'half', many: [many], seconds })

export const perGame = (many: number, seconds: number): Timeouts => ({ per: 'game', many: [many], seconds })

export const perPeriod = (many: number, seconds: number): Timeouts => ({
  per: 'period',
  many: [many],
  seconds,
})
