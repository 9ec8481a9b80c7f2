// Days and times on the clocks of the place where a game is played.
import { timeText } from '../../../shared-schema/texts/time-text.ts'
import { timeT } from '../../texts/t.ts'
import { momentOf } from './own-clock.ts'

/** `14:05` */
export type EventClock = (moment: string) => string

/** The start and the time zone of a game, as in its record. */
export interface GameTime {
  /** With the offset of its zone: `2026-06-12T09:00:00+02:00` */
  readonly start_time: string
  /** Olson name of the zone. */
  readonly timezone: string
}

const hours = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const

/** The clocks may change during a game, and some entries are recorded in another half of the year. */
export const eventClock =
  (game: GameTime): EventClock =>
  moment =>
    timeT(Date.parse(moment) + minutesAhead(game, moment) * 60_000, hours)

/** `09:00` @param time as in a record, with the offset of its zone; gives '' if it is no time */
export const startTime = (time: string): string =>
  Number.isNaN(Date.parse(time)) ? '' : timeT(Date.parse(time) + minutesOf(time) * 60_000, hours)

/** `09:00`, with the offset of its zone if this device's clock would show another time: `09:00 UTC+02:00` */
export const startWithZone = (time: string): string => startTime(time) + offsetIfOther(time)

/**
 * `21 Nov, 14:05`, with the offset of the zone if this device's clock would show another time.
 * @param game undefined if the game is not on this device: then by the device's own clock
 */
export function eventMoment(game: GameTime | undefined): EventClock {
  if (game === undefined) return momentOf
  return moment => {
    const minutes = minutesAhead(game, moment)
    const day = timeT(Date.parse(moment) + minutes * 60_000, { ...hours, day: 'numeric', month: 'short' })
    return day + (isOwn(minutes, moment) ? '' : ` UTC${offsetText(minutes)}`)
  }
}

/** ` UTC+02:00` if this device's clock would show another time for the same moment, else nothing. */
export const offsetIfOther = (time: string): string =>
  isOwn(minutesOf(time), time) ? '' : ` UTC${time.slice(-6)}`

const isOwn = (minutes: number, moment: string): boolean => minutes === -new Date(moment).getTimezoneOffset()

/** How far the zone of a game is ahead of UTC at a moment. */
function minutesAhead({ start_time, timezone }: GameTime, moment: string): number {
  try {
    const text = timeText(Date.parse(moment), { timeZone: timezone, timeZoneName: 'longOffset' }, 'en')
    return minutesOf(/[+-]\d\d:\d\d$/.exec(text)?.[0] ?? '+00:00')
  } catch {
    // Old records on a tablet have no zone, and a browser need not know every zone.
    return minutesOf(start_time)
  }
}

/** The offset in minutes of a time with an offset, or of an offset alone. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.slice(-5).split(':').map(Number)
  return (time.at(-6) === '-' ? -1 : 1) * (hours * 60 + minutes)
}

const offsetText = (minutes: number): string =>
  (minutes < 0 ? '-' : '+') +
  [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
    .map(part => String(part).padStart(2, '0'))
    .join(':')
