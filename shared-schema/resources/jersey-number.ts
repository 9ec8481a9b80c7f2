import { alsoCalled, nullable, text, type Field } from './field.ts'
import { wrong } from './wrong.ts'

const MOST = 2_147_483_647

/**
 * A number as it is on a jersey, as text: some sports tell 0 from 00. `number` says the same as an integer,
 * and whoever sends `number` alone says this with it.
 */
export const jerseyNumber = (): Field<string | null> => {
  const plain = text(11)
  return alsoCalled(
    'number',
    nullable({
      ...plain,
      input: plain.input
        .transform(digits => digits.trim())
        .refine(digits => /^-?\d{1,10}$/.test(digits) && Math.abs(Number(digits)) <= MOST, {
          error: wrong('wholeNumber'),
        })
        .meta({ type: ['string', 'number', 'null'], examples: ['07'] }),
    }),
  )
}

/**
 * The number of somebody on a roster as it is on the jersey; null for none. Tablets hold records, and walk-on
 * entries, of a time when the integer was all there was.
 */
export const onJersey = (rostered: {
  readonly number: number | null
  readonly jersey_number?: string | null | undefined
}): string | null => rostered.jersey_number ?? (rostered.number === null ? null : String(rostered.number))

/** The order of numbers: 0, 00, 1, 7, 07. Who has none comes last. */
export const inNumberOrder = (one: string | null, other: string | null): number =>
  one === other
    ? 0
    : (one === null ? Infinity : Number(one)) - (other === null ? Infinity : Number(other)) ||
      (one ?? '').length - (other ?? '').length
