import type { GameStructure } from '../sports/model/game-structure.ts'

/** What stands on the clock of a game. */
export interface ClockFace {
  /** As it counts, up or down; whole seconds. */
  readonly seconds: number
  /** What was played beyond the end of a period whose clock counts up. */
  readonly added: number
  /** Whether the time of the period is up. */
  readonly isUp: boolean
}

/** How a clock is read: how the periods run, and which of them is played. */
type Periods = Pick<GameStructure, 'periods' | 'minutes' | 'overtime' | 'countsDown'>

/** How many seconds a period lasts; null if it ends by something else than time. */
export function lengthOf({ periods, minutes, overtime }: Periods, period: number): number | null {
  const length = period <= periods ? minutes : (overtime?.minutes ?? null)
  return length === null ? null : length * 60
}

/** The seconds of the periods before one, as a clock counts that goes on where they should have ended. */
function before(structure: Periods, period: number): number {
  const { periods } = structure
  const whole = (lengthOf(structure, 1) ?? 0) * Math.min(period - 1, periods)
  return whole + (lengthOf(structure, periods + 1) ?? 0) * Math.max(period - 1 - periods, 0)
}

/**
 * What the clock shows.
 * @param played milliseconds of the period, or of the game if none lasts a given time
 */
export function clockFace(structure: Periods, period: number, played: number): ClockFace {
  const length = lengthOf(structure, period)
  if (length === null)
    return { seconds: before(structure, period) + Math.floor(played / 1000), added: 0, isUp: false }
  const isUp = played >= length * 1000
  // A second is over when it is over: a clock that counts down shows 0:01 until then.
  if (structure.countsDown) return { seconds: Math.max(0, Math.ceil(length - played / 1000)), added: 0, isUp }
  const seconds = Math.floor(played / 1000)
  return {
    seconds: before(structure, period) + Math.min(seconds, length),
    added: Math.max(0, seconds - length),
    isUp,
  }
}

/**
 * The seconds played since the game began, as plays carry them: those of the periods before as they should
 * have been, so that minute 46 of soccer is the first of its second half however long the first was.
 */
export function gameSeconds(structure: Periods, period: number, played: number): number {
  const length = lengthOf(structure, period)
  const seconds = Math.floor(played / 1000)
  return (
    before(structure, period) +
    (structure.countsDown && length !== null ? Math.min(seconds, length) : seconds)
  )
}
