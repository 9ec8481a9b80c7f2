import { z } from 'zod'
import { wrong } from '../../resources/wrong.ts'
import { chosenPassword, emailAddress, linkCode, shownCode, words } from './fields.ts'

/** The body of a request to sign in with a password. */
export const signInBody = z.object({ email: emailAddress, password: words(1000) })
export type SignInBody = z.input<typeof signInBody>

/** The body of a request with a code of an authenticator app, or a backup code. */
export const secondStepBody = z.object({ code: shownCode })
export type SecondStepBody = z.input<typeof secondStepBody>

/** The body of a request that only shows the code of a link. */
export const linkBody = z.object({ code: linkCode })
export type LinkBody = z.input<typeof linkBody>

/** The body of a request to accept an invitation. */
export const joinBody = linkBody.extend({ name: words(200), email: emailAddress, password: chosenPassword })
export type JoinBody = z.input<typeof joinBody>

/** The body of a request to come in by a pass. */
export const arrivalBody = linkBody.extend({
  /** Left out by a person already known on the device. */
  name: words(80).optional(),
  device_id: z.uuid({ error: wrong('id') }).optional(),
})
export type ArrivalBody = z.input<typeof arrivalBody>

/** The body of a request to give a pass holder an account of their own. */
export const takeUpBody = linkBody.extend({ email: emailAddress, password: chosenPassword })
export type TakeUpBody = z.input<typeof takeUpBody>

/** The body of a request to choose a new password by a link. */
export const resetBody = linkBody.extend({ password: chosenPassword })
export type ResetBody = z.input<typeof resetBody>

/** The body of a request to mail a link for a new password. */
export const forgottenBody = z.object({ email: emailAddress })
export type ForgottenBody = z.input<typeof forgottenBody>
