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
  const [first, last] = [readTime(start), readTime(until)?.toPlainDate()]
  if (repeats === 'never' || !first || !last) return [start]
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
  const starts = repeatedStarts(values)
  if (starts.length === 1) return [eventBody(values, values, null)]
  const lasts = lengthOf(values)
  return starts.map(start => {
    const end =
      lasts === null ? '' : Temporal.PlainDateTime.from(start).add(lasts).toString({ smallestUnit: 'minute' })
    const one = { ...values, start, end }
    return eventBody(one, one, null)
  })
}

/** Undefined for a date that is empty, or not one, such as in the year 20266. */
function readTime(written: string): Temporal.PlainDateTime | undefined {
  try {
    return Temporal.PlainDateTime.from(written)
  } catch {
    return undefined
  }
}

const lengthOf = ({ start, end }: WrittenEvent): Temporal.Duration | null => {
  const [first, last] = [readTime(start), readTime(end)]
  return first && last ? first.until(last) : null
}
