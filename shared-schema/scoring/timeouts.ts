import type { GameStructure } from '../sports/model/game-structure.ts'
import { generalPlays } from '../sports/model/general-plays.ts'
import type { Play } from '../sports/model/play.ts'
import type { Timeouts } from '../sports/model/timing.ts'

/** A play, and the period in which it happened; the first is 1. */
interface PlayInPeriod {
  readonly play: Play
  readonly period: number
}

/** The number of timeouts that a team may take, and that it took. */
export interface TimeoutsTaken {
  readonly many: number
  readonly taken: number
}

/** True for the timeout of a team. */
export const isTimeoutOf = (team: number | null, { type, int_1 }: Play): boolean =>
  type === generalPlays.timeout && team !== null && int_1 === team

/**
 * The timeouts of a team in the part of the game for which they are counted.
 * @param period the current period
 */
export function timeoutsTaken(
  structure: GameStructure,
  timeouts: Timeouts,
  team: number | null,
  period: number,
  plays: readonly PlayInPeriod[],
): TimeoutsTaken {
  const part = partOf(structure, timeouts, period)
  const { many, overtime } = timeouts
  const isOvertime = overtime !== undefined && period > structure.periods
  return {
    many: isOvertime ? overtime : (many[Math.min(part, many.length - 1)] ?? 0),
    taken: plays.filter(
      one => isTimeoutOf(team, one.play) && partOf(structure, timeouts, one.period) === part,
    ).length,
  }
}

/** The part of the game, from 0, that a period belongs to. */
function partOf({ periods }: GameStructure, { per, overtime }: Timeouts, period: number): number {
  if (per === 'period' || (overtime !== undefined && period > periods)) return period - 1
  return per === 'half' && period > periods / 2 ? 1 : 0
}
