import { rangeT, timeT } from '../../texts/t.ts'
import { capital } from './capital.ts'

/** The day at the beginning of a line: `Samedi 16 juin`. @param day as `2012-06-16` */
export const dayHeading = (day: string): string => capital(dayTitle(day))

/** The day within a sentence: `Saturday 16 June`, `samedi 16 juin`. @param day as `2012-06-16` */
export const dayTitle = (day: string): string =>
  inWords(day, { weekday: 'long', day: 'numeric', month: 'long' })

/** `16 Jun` @param day as `2012-06-16` */
export const shortDay = (day: string): string => inWords(day, { day: 'numeric', month: 'short' })

function inWords(day: string, parts: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(`${day}T12:00:00Z`)
  return Number.isNaN(time) ? day : timeT(time, { ...parts, timeZone: 'UTC' })
}

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** `12–14 June 2026`, or `12 June 2026` for one day. @param first as `2026-06-12` */
export function daysText(first: string, last: string | null): string {
  const [from, to] = [noon(first), noon(last ?? first)]
  return Number.isNaN(from) || Number.isNaN(to) || to < from
    ? first
    : rangeT(from, to, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
