import { Temporal } from 'temporal-polyfill'

/** How often something may be repeated. */
export const repetitions = ['never', 'weekly', 'fortnightly', 'monthly'] as const
export type Repetition = (typeof repetitions)[number]

/** More dates than in two years of weeks are a slip. */
const MAX_DATES = 104

const steps: Readonly<Record<Exclude<Repetition, 'never'>, (count: number) => Temporal.DurationLike>> = {
  weekly: count => ({ weeks: count }),
  fortnightly: count => ({ weeks: 2 * count }),
  monthly: count => ({ months: count }),
}

/** The days of something that is repeated. Only the first without a last day, or with one before it. */
export function repeatedDays(firstDay: string, repeats: Repetition, until: string): string[] {
  const [first, last] = [readDay(firstDay), readDay(until)]
  if (repeats === 'never' || !first || !last) return [firstDay]
  const days = [firstDay]
  // Counted from the first: the 31st of January is followed by the end of February, and by the 31st of March.
  for (let count = 1; count < MAX_DATES; count++) {
    const next = first.add(steps[repeats](count))
    if (Temporal.PlainDate.compare(next, last) > 0) break
    days.push(next.toString())
  }
  return days
}

/** Undefined for a date that is empty, or not one, such as in the year 20266. */
function readDay(written: string): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from(written)
  } catch {
    return undefined
  }
}
