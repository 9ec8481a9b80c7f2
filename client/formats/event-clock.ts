// Days and times on the clocks where a game is played.
import { timeT } from '../texts/t.ts'
import { momentOf } from './own-clock.ts'

/** `14:05` */
export type EventClock = (moment: string) => string

const hours = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const

/**
 * @param time a time of the game as its record has it, with the offset of its zone:
 *   `2026-06-12T09:00:00+02:00`
 */
export function eventClock(time: string): EventClock {
  const shift = minutesOf(time) * 60_000
  return moment => timeT(Date.parse(moment) + shift, hours)
}

/** `09:00` @param time as a record has it, with the offset of its zone; empty for what is no time */
export const startTime = (time: string): string =>
  Number.isNaN(Date.parse(time)) ? '' : eventClock(time)(time)

/**
 * `09:00`, with the offset of its zone if the clock of this device would show another time: `09:00 UTC+02:00`
 */
export const startWithZone = (time: string): string => startTime(time) + offsetIfOther(time)

/**
 * `21 Nov, 14:05`, with the offset of the zone if the clock of this device would show another time.
 * @param time a time of the game, or undefined if the game is not on this device: then on the device's own
 *   clock
 */
export function eventMoment(time: string | undefined): EventClock {
  if (time === undefined) return momentOf
  const [shift, offset] = [minutesOf(time) * 60_000, offsetIfOther(time)]
  return moment => timeT(Date.parse(moment) + shift, { ...hours, day: 'numeric', month: 'short' }) + offset
}

/** ` UTC+02:00` if the clock of this device would show another time for the same moment, else nothing. */
export const offsetIfOther = (time: string): string =>
  minutesOf(time) === -new Date(time).getTimezoneOffset() ? '' : ` UTC${time.slice(-6)}`

/** How far the time's zone is ahead of UTC. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.slice(-5).split(':').map(Number)
  return (time.at(-6) === '-' ? -1 : 1) * (hours * 60 + minutes)
}
