import type { Site, Span } from '../../rules/scheduling/schedule.ts'
import {
  dayAfter,
  daysFrom,
  hoursOf,
  minuteAt,
  minuteOf,
  timeAt,
} from '../../tournament/rounds/playing-hours.ts'
import type { Field, Schedule } from './schedule.ts'

/** On which days, and when on a day, a plan may place games. */
export interface DayWishes {
  /** The earliest start, ISO 8601 with offset, and the daily start on fields without hours. */
  readonly start_time: string
  /**
   * The time of day after which no game starts; if before the start of the day, it is in the following night.
   */
  readonly last_start?: string
  /**
   * Times of day at which nobody plays, on all fields and days. A break that ends before it begins lasts over
   * midnight.
   */
  readonly breaks?: readonly { readonly from: string; readonly to: string }[]
  readonly game_minutes?: number
}

/** More days than any tournament has. */
const MAX_DAYS = 366

/** The hours of a field that the plan may use on its days. */
export function planDays(
  { tournament }: Schedule,
  { start_time, last_start, breaks = [], game_minutes = tournament.game_minutes }: DayWishes,
): (field: Field) => Site {
  const zone = tournament.timezone
  const start = timeAt(minuteOf(start_time), zone)
  const [first, startOfDay] = [start.slice(0, 10), start.slice(11, 16)]
  // The night of the day before may still go on.
  const days = [dayAfter(first, -1), ...daysFrom(first, tournament.end_date ?? first, MAX_DAYS)]
  const pauses = [...days, dayAfter(days.at(-1) ?? first, 1)].flatMap(day =>
    breaks.map(({ from, to }) => hoursOf(day, from, to, zone)),
  )
  const openingOf = (day: string, { opens_at, closes_at }: Field): Span => {
    const hours = hoursOf(day, opens_at ?? '00:00', closes_at ?? '24:00', zone)
    const from = opens_at === null ? Math.max(hours.from, minuteAt(day, startOfDay, zone)) : hours.from
    if (last_start === undefined) return { from, to: hours.to }
    const isOfNight = last_start < (opens_at ?? startOfDay)
    const last = minuteAt(isOfNight ? dayAfter(day, 1) : day, last_start, zone) + game_minutes
    // A field without hours does not close at midnight if games may start later.
    const isAlwaysOpen = opens_at === null && closes_at === null
    return { from, to: isAlwaysOpen ? last : Math.min(hours.to, last) }
  }
  return field => ({ id: field.id, openings: days.flatMap(day => without(openingOf(day, field), pauses)) })
}

/** The parts of a stretch of time that no pause takes. */
const without = (whole: Span, pauses: readonly Span[]): Span[] =>
  pauses.reduce<Span[]>(
    (parts, pause) =>
      parts.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, pause.from) },
          { from: Math.max(from, pause.to), to },
        ].filter(part => part.from < part.to),
      ),
    [whole],
  )
