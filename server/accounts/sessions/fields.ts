import { z } from 'zod'
import { wrong } from '../../../shared-schema/resources/wrong.ts'

/** Text input, trimmed. */
export const words = (most: number) =>
  z
    .string({ error: wrong('required') })
    .trim()
    .min(1, { error: wrong('required') })
    .max(most, { error: wrong('tooLong') })
    // A lone surrogate has no form in UTF-8 and would come back as another character.
    .refine(value => value.isWellFormed(), { error: wrong('noHalfCharacter') })

/** An e-mail address, case-insensitive. */
export const emailAddress = words(200)
  .toLowerCase()
  .pipe(z.email({ error: wrong('email') }))

/** An id in a URL. */
export const idInAddress = z.coerce.number({ error: wrong('id') }).pipe(z.int32({ error: wrong('id') }))
