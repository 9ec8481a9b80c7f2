import { z } from 'zod'
import { askServer, noContent } from '../replication/ask-server.ts'

const session = z.object({
  id: z.string(), user_agent: z.string().nullable(), time_created: z.string(), time_last_used: z.string(), is_this: z.boolean(),
})
/** A place where somebody is signed in. */
export type OpenSession = z.infer<typeof session>

/** @throws NoAnswer */
export async function fetchSessions(signal: AbortSignal): Promise<OpenSession[]> {
  return (await askServer('/accounts/sessions', z.object({ sessions: z.array(session) }), { signal })).sessions
}

/** @throws NoAnswer */
export const endSession = (id: string): Promise<void> => askServer(`/accounts/sessions/${encodeURIComponent(id)}`, noContent, { method: 'DELETE' })

/** Ends all other sessions, and all tokens and programs. @throws NoAnswer */
export const endEverywhere = (): Promise<void> => askServer('/accounts/sessions', noContent, { method: 'DELETE' })

/** @throws NoAnswer */
export const changeName = (name: string): Promise<void> => askServer('/accounts/me', noContent, { method: 'PUT', body: { name } })

/** @throws NoAnswer */
export const changeEmail = (email: string, password: string): Promise<void> =>
  askServer('/accounts/me/email', noContent, { method: 'PUT', body: { email, password } })

/** @throws NoAnswer */
export const changePassword = (current_password: string, new_password: string): Promise<void> =>
  askServer('/accounts/password', noContent, { method: 'POST', body: { current_password, new_password } })

/** Chooses a new password by a link. @returns the address with which to sign in @throws NoAnswer */
export async function resetPassword(code: string, password: string): Promise<string> {
  return (await askServer('/accounts/password/reset', z.object({ email: z.string() }), { method: 'POST', body: { code, password } })).email
}

/** @throws NoAnswer */
export const deleteAccount = (password: string): Promise<void> => askServer('/accounts/me', noContent, { method: 'DELETE', body: { password } })

/** What the server offers to whoever wants to sign in. @throws NoAnswer */
export const fetchSignInOffer = (signal: AbortSignal): Promise<{ resets_by_email: boolean }> =>
  askServer('/accounts/sign-in', z.object({ resets_by_email: z.boolean() }), { signal })

/** Has a link for a new password mailed to whoever has an account with this address. The answer does not say whether there is one. @throws NoAnswer */
export async function mailReset(email: string): Promise<void> {
  await askServer('/accounts/password/forgotten', z.object({}), { method: 'POST', body: { email } })
}

/** Has a link mailed to one's own address, to show that it is. @throws NoAnswer */
export const mailVerification = (): Promise<void> => askServer('/accounts/me/email/verification', noContent, { method: 'POST', body: {} })

/** Shows by a mailed link that an address is one's own. @returns the address @throws NoAnswer */
export async function verifyEmail(code: string): Promise<string> {
  return (await askServer('/accounts/email/verify', z.object({ email: z.string() }), { method: 'POST', body: { code } })).email
}
