import { z } from 'zod'
import { text } from '../parts.ts'
import { chosenPassword, emailAddress, shownPassword, words } from './fields.ts'

/** The ways to sign in that a server offers. */
export const signInOffer = z.object({
  resets_by_email: z.boolean(),
  /** The host whose pages can use passkeys; null if the server has no host name. */
  passkeys_for: text.nullable(),
})
export type SignInOffer = z.infer<typeof signInOffer>

/** The body of a request that only needs the user's password. */
export const passwordBody = z.object({ password: shownPassword })
export type PasswordBody = z.input<typeof passwordBody>

/** The body of a request to change the user's name. */
export const nameBody = z.object({ name: words(200) })
export type NameBody = z.input<typeof nameBody>

/** The body of a request to change the user's e-mail address. */
export const emailBody = z.object({ email: emailAddress, password: shownPassword })
export type EmailBody = z.input<typeof emailBody>

/** The body of a request to change the user's password. */
export const newPasswordBody = z.object({ current_password: shownPassword, new_password: chosenPassword })
export type NewPasswordBody = z.input<typeof newPasswordBody>
