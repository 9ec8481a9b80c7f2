import { inUtc } from '../../shared-schema/resources/time.ts'

/** PostgreSQL's type numbers. */
const INT8 = 20
const DATE = 1082
const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184

/**
 * How both drivers read values: times with zone as ISO 8601 text in UTC, because a JavaScript date would lose
 * the microseconds of the wire; dates as their text; positions as numbers. Times without zone belong to the
 * account library, which stores UTC in them and expects dates.
 */
export const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [DATE]: text => text,
  [TIMESTAMP]: text => new Date(`${text.replace(' ', 'T')}Z`),
  [TIMESTAMPTZ]: text => inUtc(isoOf(text)),
}

/** `2012-06-17 10:00:00.5+00` in the form that time libraries read. */
function isoOf(text: string): string {
  const iso = text.replace(' ', 'T')
  return /[-+]\d{2}$/.test(iso) ? `${iso}:00` : iso
}
