import { timeT } from '../texts/t.ts'

/** `Saturday 16 June` @param day as `2012-06-16` */
export const dayTitle = (day: string): string =>
  inWords(day, { weekday: 'long', day: 'numeric', month: 'long' })

/** `16 Jun` @param day as `2012-06-16` */
export const shortDay = (day: string): string => inWords(day, { day: 'numeric', month: 'short' })

function inWords(day: string, parts: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(`${day}T12:00:00Z`)
  return Number.isNaN(time) ? day : timeT(time, { ...parts, timeZone: 'UTC' })
}
