import type { GameStructure } from '../sports/model/game-structure.ts'
import type { SideNumber } from '../sports/model/situation.ts'

/** The parts of a game in progress that tell whether it is decided. */
interface Standing {
  readonly score: readonly [number, number]
  /** The current period, from 1. */
  readonly period: number
  /** The points of the periods, without those at the end that have none. */
  readonly periods: readonly unknown[]
  /** The points that win the game, if some do. */
  readonly target?: number | undefined
}

/**
 * The side that has won a game before anybody ends it: by the points that win it; or in sports played by time by
 * the first score of an overtime of sudden death, or by leading after the last period or after overtime.
 */
export function decidedBy(
  structure: GameStructure,
  { score, period, periods, target = Infinity }: Standing,
): SideNumber | null {
  const { minutes, overtime } = structure
  const [one, two] = score
  const played = period - 1
  if (one !== two && Math.max(one, two) >= target) return one > two ? 0 : 1
  if (minutes === null || played < structure.periods || one === two) return null
  const isBetween = periods.length < period
  const further = (played - structure.periods) % (overtime?.periods ?? 1)
  if (overtime?.suddenDeath !== true && !(isBetween && further === 0)) return null
  return one > two ? 0 : 1
}
