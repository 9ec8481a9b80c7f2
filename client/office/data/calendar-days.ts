// The days of the calendar, each as `2026-06-12`. A day has no time zone: its entries use their own local
// times.
import { Temporal } from 'temporal-polyfill'

export const calendarViews = ['month', 'week', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

/** Every day from the first to the last. */
function daysFrom(first: Temporal.PlainDate, last: Temporal.PlainDate): string[] {
  const many = first.until(last).days + 1
  return Array.from({ length: many }, (_, index) => first.add({ days: index }).toString())
}

const mondayOf = (day: Temporal.PlainDate): Temporal.PlainDate => day.subtract({ days: day.dayOfWeek - 1 })
const sundayOf = (day: Temporal.PlainDate): Temporal.PlainDate => day.add({ days: 7 - day.dayOfWeek })

/**
 * The days that a view shows around a day: its month in whole weeks, its week, or for a list its month alone.
 */
export function daysShown(view: CalendarView, around: string): string[] {
  const day = Temporal.PlainDate.from(around)
  if (view === 'week') return daysFrom(mondayOf(day), sundayOf(day))
  const first = day.with({ day: 1 })
  const last = day.with({ day: day.daysInMonth })
  return view === 'list' ? daysFrom(first, last) : daysFrom(mondayOf(first), sundayOf(last))
}

/**
 * The same day of the next week or month, or of the one before; the last of a month that is too short for it.
 */
export function neighbouringDay(view: CalendarView, day: string, by: 1 | -1): string {
  const step = view === 'week' ? { weeks: by } : { months: by }
  return Temporal.PlainDate.from(day).add(step).toString()
}

/** A day shifted by a number of days; negative is earlier. */
export const dayAfter = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString()

/** The moments that enclose days in every time zone on earth. @param days in their order */
export function momentsAround(days: readonly string[]): { readonly from: string; readonly to: string } {
  const [first = '', last = first] = [days[0], days.at(-1)]
  return { from: `${dayAfter(first, -1)}T00:00:00Z`, to: `${dayAfter(last, 2)}T00:00:00Z` }
}

/**
 * The last day of something that ends at a local time: an end at midnight belongs to the day before.
 * @param start its start, as `2026-06-12T18:00:00+02:00`
 */
export function lastDayOf(start: string, end: string | null): string {
  const first = start.slice(0, 10)
  if (end === null) return first
  const last = end.slice(11, 16) === '00:00' ? dayAfter(end.slice(0, 10), -1) : end.slice(0, 10)
  return last > first ? last : first
}

/** A day limited to the dates of an event, if known: its first day if earlier, its last day if later. */
export function clampedDay(day: string, first: string | null, last: string | null): string {
  if (first !== null && day < first) return first
  return last !== null && day > last ? last : day
}

/** Whether a text names a day. */
export function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}

/**
 * Moves an end along with its start, keeping the duration.
 * @param times local, as `2026-06-12T18:00`; an incomplete time moves nothing
 */
export function endMovedAlong(start: string, end: string, newStart: string): string {
  try {
    const lasts = Temporal.PlainDateTime.from(start).until(end)
    return lasts.sign < 0 ? end : Temporal.PlainDateTime.from(newStart).add(lasts).toString().slice(0, 16)
  } catch {
    return end
  }
}
