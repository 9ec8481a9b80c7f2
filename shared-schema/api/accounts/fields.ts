import { z } from 'zod'
import { placeKinds } from '../accounts.ts'
import { wrong } from '../../resources/wrong.ts'
import { passwordLength } from './password-length.ts'

// Building blocks of bodies.

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

/** The code of a link. */
export const linkCode = words(200)

const { least, most } = passwordLength

/** A password that proves who a person is. */
export const shownPassword = z
  .string({ error: wrong('required') })
  .max(most, { error: wrong('atMostCharacters', { count: most }) })

/** A password that a person chooses. The server also refuses those that are easy to guess. */
export const chosenPassword = z
  .string({ error: wrong('required') })
  .min(least, { error: wrong('atLeastCharacters', { count: least }) })
  .max(most, { error: wrong('atMostCharacters', { count: most }) })

/** A code from an authenticator app, `123 456`, or a backup code. */
export const shownCode = words(40).transform(code => code.replace(/\s/g, '').toLowerCase())

/** The limit of a role. */
export const placeInput = z.object(
  {
    kind: z.enum(placeKinds, { error: wrong('oneOf', { choices: placeKinds.join(', ') }) }),
    id: z.int32({ error: wrong('id') }),
    day: z.iso.date({ error: wrong('date') }).optional(),
  },
  { error: wrong('kindAndId') },
)
