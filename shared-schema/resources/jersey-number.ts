import { alsoCalled, nullable, text, type Field } from './field.ts'
import { wrong } from './wrong.ts'

const MAX_NUMBER = 2_147_483_647

/**
 * A number as printed on a jersey, as text: some sports distinguish 0 from 00. `number` is the same as an
 * integer. A request with only `number` sets this too.
 */
export const jerseyNumber = (): Field<string | null> => {
  const plain = text()
  return alsoCalled(
    'number',
    nullable({
      ...plain,
      input: plain.input
        // Parsed like `number`: with a plus sign, or spaces around it.
        .transform(digits => digits.trim().replace(/^\+/, ''))
        .refine(digits => /^-?\d{1,10}$/.test(digits) && Math.abs(Number(digits)) <= MAX_NUMBER, {
          error: wrong('wholeNumber'),
        })
        .meta({ type: ['string', 'number', 'null'], examples: ['07'] }),
    }),
  )
}
