import { Temporal } from 'temporal-polyfill'
import { repeatedDays } from '../../data/repeated-days.ts'
import { eventBody, type WrittenEvent } from './event-form.ts'

/** `2026-10-20` */
const DAY_LENGTH = 10

/** The starts of a repeated event, in its local time: each at the same time of day, so that summer time moves none. */
export const repeatedStarts = ({ start, repeats, until }: WrittenEvent): string[] =>
  repeatedDays(start.slice(0, DAY_LENGTH), repeats, until).map(day => `${day}${start.slice(DAY_LENGTH)}`)

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

/** Undefined for a time that is empty, or not one. */
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
