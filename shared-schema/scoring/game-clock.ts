import type { Entry, EntryOf } from '../replication/entry.ts'
import type { PlayKind } from '../sports/model/play-kind.ts'
import type { SportRules } from '../sports/model/sport.ts'

/** A moment by the clock of one device, which may be wrong. */
export interface Moment {
  readonly device_id: string
  /** In milliseconds since 1970, as that device counts them. */
  readonly at: number
  /** How many milliseconds the server's clock was ahead of the device's, if known. */
  readonly ahead: number | null
}

/** The clock of a game, as last started, stopped or set. */
export interface GameClock {
  readonly runs: boolean
  /** Its period, from 1. */
  readonly period: number
  /** Milliseconds played until then: in the period, or in the game if one clock runs through all of it. */
  readonly played: number
  readonly since: Moment
  /** The cause of its stop. */
  readonly stoppedBy: 'hand' | 'play' | 'break' | 'end' | null
  /** The better team's points and the time played, at each score: a cap adds to the score at its time. */
  readonly scored: readonly { readonly played: number; readonly best: number }[]
}

/** The most by which the network alone may change the estimate of the server's clock, in milliseconds. */
const NOISE = 10_000

/**
 * Milliseconds from one moment to another. On one device the difference is right, however wrong its clock is.
 * Between two devices, or if the clock was set meanwhile, the server's clock is the reference, if known.
 */
export function between(from: Moment, to: Moment): number {
  const plain = to.at - from.at
  if (from.ahead === null || to.ahead === null) return Math.max(0, plain)
  const set = to.ahead - from.ahead
  return Math.max(0, from.device_id === to.device_id && Math.abs(set) < NOISE ? plain : plain + set)
}

/** The playing time of a clock at a moment, in milliseconds. */
export const playedUntil = ({ runs, played, since }: GameClock, now: Moment): number =>
  runs ? played + between(since, now) : played

/**
 * Follows the clock of a game through its entries, in order. Clock entries start, stop and set it. Plays that
 * the sport's table lists stop it too: if such a play is undone, the clock runs on as if nothing had
 * happened.
 */
export class ClockCourse {
  readonly #rules: SportRules
  /** The last known offset of the server's clock for each device. */
  readonly #ahead = new Map<string, number | null>()
  #clock: GameClock | null = null
  /** The points of both teams added up. */
  #points = 0

  constructor(rules: SportRules) {
    this.#rules = rules
  }

  get clock(): GameClock | null {
    return this.#clock
  }

  set({ device_id, data: { runs, played, at, ahead } }: EntryOf<'clock'>, period: number): void {
    this.#ahead.set(device_id, ahead)
    this.#clock = {
      runs,
      period,
      played,
      since: { device_id, at, ahead },
      stoppedBy: runs ? null : 'hand',
      scored: this.#clock?.scored ?? [],
    }
  }

  /**
   * Follows a step of the play.
   * @param kind the kind of play; undefined if points were added without a play
   * @param period the period after it
   * @param score the points after it
   */
  follow(
    entry: Entry,
    kind: PlayKind | undefined,
    period: number,
    [one, two]: readonly [number, number],
  ): void {
    const hasScored = one + two !== this.#points
    this.#points = one + two
    const clock = this.#clock
    if (!clock) return
    const since = this.#momentOf(entry)
    const played = playedUntil(clock, since)
    const best = Math.max(one, two)
    const known = hasScored ? { ...clock, scored: [...clock.scored, { played, best }] } : clock
    if (period > clock.period && this.#rules.isTimedByPeriod) {
      this.#clock = { runs: false, period, played: 0, since, stoppedBy: 'break', scored: known.scored }
    } else if (clock.runs && this.#isStopped(entry, kind, hasScored)) {
      this.#clock = { ...known, runs: false, period, played, since, stoppedBy: 'play' }
    } else {
      this.#clock = { ...known, period }
    }
  }

  /** The game is over. */
  end(entry: Entry): void {
    const clock = this.#clock
    if (!clock?.runs) return
    const since = this.#momentOf(entry)
    this.#clock = { ...clock, runs: false, played: playedUntil(clock, since), since, stoppedBy: 'end' }
  }

  #isStopped(entry: Entry, kind: PlayKind | undefined, hasScored: boolean): boolean {
    const { score, suspension, plays = [] } = this.#rules.timing.stops ?? {}
    // An entry inserted later at an earlier place does not affect the present clock.
    if (entry.after !== null) return false
    if (kind === undefined) return score === true && hasScored
    return (
      (score === true && hasScored) ||
      (suspension === true && kind.suspension !== undefined) ||
      plays.includes(kind.word)
    )
  }

  #momentOf({ device_id, recorded_at }: Entry): Moment {
    return { device_id, at: Date.parse(recorded_at), ahead: this.#ahead.get(device_id) ?? null }
  }
}
