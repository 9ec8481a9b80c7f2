import { z } from 'zod'
import { person } from './account.ts'
import { text } from '../parts.ts'

// Loaded before the tablet can score, so it has no bodies of requests.

/** The part of the account library's answer to a password that the app reads. */
export const passwordAccepted = z.object({
  /** True if a code is required too. */
  twoFactorRedirect: z.boolean().default(false),
})

/** The answer to a person who accepted an invitation. */
export const joined = z.object({
  email: text,
  /** True if sign-in requires a code after the password. */
  needs_code: z.boolean(),
})
export type Joined = z.infer<typeof joined>

/** The answer to a person who came in by a pass. */
export const arrived = z.object({ person: person.pick({ id: true, name: true }) })
export type Arrived = z.infer<typeof arrived>

/** The answer to a request to mail a link, which reveals nothing. */
export const mailSent = z.object({})

/** The address with which a person signs in, after a link of theirs was used. */
export const ownAddress = z.object({ email: text })
export type OwnAddress = z.infer<typeof ownAddress>
