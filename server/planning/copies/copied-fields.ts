import { Temporal } from 'temporal-polyfill'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'

/** The fields of a record that a copy has too: all that a request may set, apart from some. */
export function copiedFields(
  family: Family,
  record: StoredRecord,
  without: readonly string[],
): Record<string, unknown> {
  const { fields } = resourceOf(family)
  return Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([name, { source, write }]) => source === 'column' && write === 'always' && !without.includes(name),
      )
      .map(([name]) => [name, record[name]]),
  )
}

interface Period {
  readonly start_date: string | null
  readonly end_date: string | null
}

/**
 * The same day of another year, by as many whole years later as the copy begins; the day itself if the other has no
 * first day.
 */
export function sameDay(
  day: string | null,
  { start_date }: Pick<Period, 'start_date'>,
  from: string,
): string | null {
  if (day === null || start_date === null) return day
  const { years } = Temporal.PlainDate.from(start_date).until(from, {
    smallestUnit: 'years',
    roundingMode: 'halfExpand',
  })
  return Temporal.PlainDate.from(day).add({ years }).toString()
}

/** The days from one day to another; none if one of them is open. */
export const daysBetween = (from: string | null, to: string | null): number =>
  from === null || to === null ? 0 : Temporal.PlainDate.from(from).until(to).days

/** The last day of a period of the same length from another first day on; null for one that is open. */
export function sameLength({ start_date, end_date }: Period, from: string): string | null {
  if (start_date === null || end_date === null) return null
  const days = Temporal.PlainDate.from(start_date).until(end_date).days
  return Temporal.PlainDate.from(from).add({ days }).toString()
}
