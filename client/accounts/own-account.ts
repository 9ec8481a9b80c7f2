import { z } from 'zod'
import { sendRequest, noContent } from '../base/requests/send-request.ts'

const session = z.object({
  id: z.string(),
  user_agent: z.string().nullable(),
  time_created: z.string(),
  time_last_used: z.string(),
  is_this: z.boolean(),
})
/** A device on which the user is signed in. */
export type OpenSession = z.infer<typeof session>

/** @throws RequestError */
export async function fetchSessions(signal: AbortSignal): Promise<OpenSession[]> {
  return (await sendRequest('/accounts/sessions', z.object({ sessions: z.array(session) }), { signal }))
    .sessions
}

/** @throws RequestError */
export const endSession = (id: string): Promise<void> =>
  sendRequest(`/accounts/sessions/${encodeURIComponent(id)}`, noContent, { method: 'DELETE' })

/** Ends all other sessions, and all tokens and programs. @throws RequestError */
export const endEverywhere = (): Promise<void> =>
  sendRequest('/accounts/sessions', noContent, { method: 'DELETE' })

/** @throws RequestError */
export const changeName = (name: string): Promise<void> =>
  sendRequest('/accounts/me', noContent, { method: 'PUT', body: { name } })

/** @throws RequestError */
export const changeEmail = (email: string, password: string): Promise<void> =>
  sendRequest('/accounts/me/email', noContent, { method: 'PUT', body: { email, password } })

/** The server rejects passwords with fewer characters. */
export const shortestPassword = 10

/** @throws RequestError */
export const changePassword = (current_password: string, new_password: string): Promise<void> =>
  sendRequest('/accounts/password', noContent, { method: 'POST', body: { current_password, new_password } })

/** Chooses a new password by a link. @returns the address with which to sign in @throws RequestError */
export async function resetPassword(code: string, password: string): Promise<string> {
  return (
    await sendRequest('/accounts/password/reset', z.object({ email: z.string() }), {
      method: 'POST',
      body: { code, password },
    })
  ).email
}

/** @throws RequestError */
export const deleteAccount = (password: string): Promise<void> =>
  sendRequest('/accounts/me', noContent, { method: 'DELETE', body: { password } })

const signInOffer = z.object({
  resets_by_email: z.boolean(),
  /** The host whose pages can use passkeys; null if the server has no host name. */
  passkeys_for: z.string().nullable(),
})
type SignInOffer = z.infer<typeof signInOffer>

/** Fetches the ways to sign in that the server offers. @throws RequestError */
export const fetchSignInOffer = (signal: AbortSignal): Promise<SignInOffer> =>
  sendRequest('/accounts/sign-in', signInOffer, { signal })

/**
 * Asks the server to mail a link for a new password to this address, if it has an account; the answer does
 * not reveal whether it has.
 * @throws RequestError
 */
export async function mailReset(email: string): Promise<void> {
  await sendRequest('/accounts/password/forgotten', z.object({}), { method: 'POST', body: { email } })
}

/** Has a link mailed to the user's own address, to verify it. @throws RequestError */
export const mailVerification = (): Promise<void> =>
  sendRequest('/accounts/me/email/verification', noContent, { method: 'POST', body: {} })

/** Verifies an address by a mailed link. @returns the address @throws RequestError */
export async function verifyEmail(code: string): Promise<string> {
  return (
    await sendRequest('/accounts/email/verify', z.object({ email: z.string() }), {
      method: 'POST',
      body: { code },
    })
  ).email
}
