import { z } from 'zod'
import { wrong } from '../../shared-schema/resources/wrong.ts'

/** Text that somebody wrote, without the spaces around it. */
export const words = (most: number) =>
  z
    .string({ error: wrong('required') })
    .trim()
    .min(1, { error: wrong('required') })
    .max(most, { error: wrong('tooLong') })
    // Half of a pair has no form in UTF-8 and would come back as another character.
    .refine(value => value.isWellFormed(), { error: wrong('noHalfCharacter') })

/** An e-mail address. How its letters are written means nothing. */
export const emailAddress = words(200)
  .toLowerCase()
  .pipe(z.email({ error: wrong('email') }))

/** An id as it stands in an address. */
export const idInAddress = z.coerce.number({ error: wrong('id') }).pipe(z.int32({ error: wrong('id') }))
