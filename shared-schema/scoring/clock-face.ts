import type { GameStructure } from '../sports/model/game-structure.ts'

/** The display of a game clock. */
export interface ClockFace {
  /** Whole seconds, counting up or down. */
  readonly seconds: number
  /** Seconds played beyond the end of a period whose clock counts up. */
  readonly added: number
  /** Whether the time of the period is up. */
  readonly isUp: boolean
}

/** The parts of a game's structure that its clock depends on. */
type Periods = Pick<GameStructure, 'periods' | 'minutes' | 'overtime' | 'countsDown'>

/** The length of a period in seconds; null if it does not end by time. */
function lengthOf({ periods, minutes, overtime }: Periods, period: number): number | null {
  const length = period <= periods ? minutes : (overtime?.minutes ?? null)
  return length === null ? null : length * 60
}

/** The seconds of all earlier periods, for a clock that runs on from their scheduled ends. */
function before(structure: Periods, period: number): number {
  const { periods } = structure
  const whole = (lengthOf(structure, 1) ?? 0) * Math.min(period - 1, periods)
  return whole + (lengthOf(structure, periods + 1) ?? 0) * Math.max(period - 1 - periods, 0)
}

/**
 * The display of the clock.
 * @param played milliseconds of the period, or of the game if periods have no length
 */
export function clockFace(structure: Periods, period: number, played: number): ClockFace {
  const length = lengthOf(structure, period)
  if (length === null)
    return { seconds: before(structure, period) + Math.floor(played / 1000), added: 0, isUp: false }
  const isUp = played >= length * 1000
  // A second counts once it is over: a clock that counts down shows 0:01 until then.
  if (structure.countsDown) return { seconds: Math.max(0, Math.ceil(length - played / 1000)), added: 0, isUp }
  const seconds = Math.floor(played / 1000)
  return {
    seconds: before(structure, period) + Math.min(seconds, length),
    added: Math.max(0, seconds - length),
    isUp,
  }
}

/**
 * The milliseconds played when the clock shows a time: the opposite of `clockFace`.
 * @returns null if the clock cannot show that time in this period
 */
export function playedAtFace(structure: Periods, period: number, seconds: number): number | null {
  const length = lengthOf(structure, period)
  const played =
    length !== null && structure.countsDown ? length - seconds : seconds - before(structure, period)
  return played < 0 ? null : played * 1000
}

/**
 * The seconds since the game began, as stored in plays. Earlier periods count with their scheduled length:
 * minute 46 of soccer is the first of its second half, however long the first half was.
 */
export function gameSeconds(structure: Periods, period: number, played: number): number {
  const length = lengthOf(structure, period)
  const seconds = Math.floor(played / 1000)
  return (
    before(structure, period) +
    (structure.countsDown && length !== null ? Math.min(seconds, length) : seconds)
  )
}
