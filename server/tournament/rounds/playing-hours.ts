import { inUtc, inZone, withOffset } from '../../../shared-schema/resources/time.ts'
import type { Site, Span } from '../../rules/scheduling/schedule.ts'

/** Opening hours of a field, as times of day; always open if neither is given. */
export interface Hours {
  readonly opens_at: string | null
  readonly closes_at: string | null
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A time as whole minutes since the epoch. @param time ISO 8601 with offset */
export const minuteOf = (time: string): number => Math.floor(Date.parse(inUtc(time)) / MINUTE)

/** A minute since the epoch as ISO 8601, in the local time of a zone. */
export const timeAt = (minute: number, zone: string): string =>
  inZone(new Date(minute * MINUTE).toISOString(), zone)

/** The local day of a minute since the epoch: `2026-06-13`. */
export const dayOf = (minute: number, zone: string): string => timeAt(minute, zone).slice(0, 10)

/** The minute since the epoch at a local time of day; `24:00` is the end of the day. */
export const minuteAt = (day: string, time: string, zone: string): number =>
  time === '24:00'
    ? minuteAt(dayAfter(day, 1), '00:00', zone)
    : minuteOf(withOffset(`${day}T${time}:00`, zone))

/** The days from one to another, both inclusive, up to a maximum number. */
export function daysFrom(first: string, last: string, most: number): string[] {
  const days = [first]
  while (days.length < most && dayAfter(first, days.length) <= last) days.push(dayAfter(first, days.length))
  return days
}

/** The local day after a number of days. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** The openings of a field, including nights that begin on the day before. @param days local days */
export function openOn(
  days: readonly string[],
  { opens_at, closes_at }: Hours,
  zone: string,
): Site['openings'] {
  if (opens_at === null && closes_at === null) return null
  const all = new Set(days.flatMap(day => [dayAfter(day, -1), day]))
  return [...all].map(day => hoursOf(day, opens_at ?? '00:00', closes_at ?? '24:00', zone))
}

/** The hours of one day. A field whose closing time is not after its opening time closes on the next day. */
export function hoursOf(day: string, opens: string, closes: string, zone: string): Span {
  return {
    from: minuteAt(day, opens, zone),
    to: minuteAt(closes <= opens ? dayAfter(day, 1) : day, closes, zone),
  }
}
