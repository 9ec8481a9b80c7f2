import { Temporal } from 'temporal-polyfill'
import { eventBody, writtenEvent, type WrittenEvent } from './event-form.ts'

/** How often an event may be repeated. */
export const repetitions = writtenEvent.shape.repeats.options
type Repetition = (typeof repetitions)[number]

/** More dates than in two years of weeks are a slip. */
const MAX_DATES = 104

const steps: Readonly<Record<Exclude<Repetition, 'never'>, (count: number) => Temporal.DurationLike>> = {
  weekly: count => ({ weeks: count }),
  fortnightly: count => ({ weeks: 2 * count }),
  monthly: count => ({ months: count }),
}

/**
 * The starts of a repeated event, in its local time: each at the same time of day, so that summer time moves none.
 * Only the first without a last day, or with one before it.
 */
export function repeatedStarts({ start, repeats, until }: WrittenEvent): string[] {
  if (repeats === 'never' || until === '' || start === '') return [start]
  const first = Temporal.PlainDateTime.from(start)
  const last = Temporal.PlainDate.from(until)
  const starts = [start]
  // Counted from the first: the 31st of January is followed by the end of February, and by the 31st of March.
  for (let count = 1; count < MAX_DATES; count++) {
    const next = first.add(steps[repeats](count))
    if (Temporal.PlainDate.compare(next.toPlainDate(), last) > 0) break
    starts.push(next.toString({ smallestUnit: 'minute' }))
  }
  return starts
}

/** The request bodies for all dates of a new event. */
export function repeatedBodies(values: WrittenEvent): Record<string, unknown>[] {
  const lasts = values.end === '' ? null : lengthOf(values)
  return repeatedStarts(values).map(start => {
    const end =
      lasts === null ? '' : Temporal.PlainDateTime.from(start).add(lasts).toString({ smallestUnit: 'minute' })
    const one = { ...values, start, end }
    return eventBody(one, one, null)
  })
}

const lengthOf = ({ start, end }: WrittenEvent): Temporal.Duration =>
  Temporal.PlainDateTime.from(start).until(Temporal.PlainDateTime.from(end))
