import { reminderOf } from '../../../../shared-schema/scoring/caps.ts'
import { clockFace } from '../../../../shared-schema/scoring/clock-face.ts'
import type { Moment } from '../../../../shared-schema/scoring/game-clock.ts'
import type { GameTimes } from '../../../scoring/game-times.ts'
import { playedAt } from './clock-text.ts'

/**
 * The end for which it is time: of the period, or of the game, if the clock or half-time at some points says
 * so. Neither while it is open whether a level game goes on.
 */
export function dueEnd(times: GameTimes, now: Moment): 'period' | 'game' | null {
  const { structure, clock, status, period, limits, score } = times
  if (status !== 'live') return null
  const played = playedAt(times, now)
  if (structure.minutes === null && reminderOf(limits, { score, clock, period, played })?.code === 'half')
    return 'period'
  if (!clock || !clockFace(structure, clock.period, played).isUp) return null
  if (period < structure.periods) return 'period'
  const isLevel = score[0] === score[1]
  if (isLevel) return structure.overtime !== null && !structure.draw ? 'period' : null
  // A clock that counts up runs on through the added time, until the referee ends the game.
  return structure.countsDown ? 'game' : null
}
