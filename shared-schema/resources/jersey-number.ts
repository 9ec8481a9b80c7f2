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
