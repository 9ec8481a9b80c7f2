import {
  signInOffer,
  type EmailBody,
  type NameBody,
  type NewPasswordBody,
  type PasswordBody,
  type SignInOffer,
} from '../../shared-schema/api/accounts/own-account.ts'
import { openSessions, type OpenSession } from '../../shared-schema/api/accounts/sessions.ts'
import { mailSent, ownAddress } from '../../shared-schema/api/accounts/sign-in.ts'
import type { ForgottenBody, LinkBody, ResetBody } from '../../shared-schema/api/accounts/sign-in-body.ts'
import { sendRequest, noContent } from '../base/requests/send-request.ts'

/** @throws RequestError */
export const fetchSessions = async (signal: AbortSignal): Promise<OpenSession[]> =>
  (await sendRequest('/accounts/sessions', openSessions, { signal })).sessions

/** @throws RequestError */
export const endSession = (id: string): Promise<void> =>
  sendRequest(`/accounts/sessions/${encodeURIComponent(id)}`, noContent, { method: 'DELETE' })

/** Ends all other sessions, and all tokens and programs. @throws RequestError */
export const endEverywhere = (): Promise<void> =>
  sendRequest('/accounts/sessions', noContent, { method: 'DELETE' })

/** @throws RequestError */
export const changeName = (name: string): Promise<void> =>
  sendRequest('/accounts/me', noContent, { method: 'PUT', body: { name } satisfies NameBody })

/** @throws RequestError */
export const changeEmail = (email: string, password: string): Promise<void> =>
  sendRequest('/accounts/me/email', noContent, {
    method: 'PUT',
    body: { email, password } satisfies EmailBody,
  })

/** @throws RequestError */
export const changePassword = (current_password: string, new_password: string): Promise<void> =>
  sendRequest('/accounts/password', noContent, {
    method: 'POST',
    body: { current_password, new_password } satisfies NewPasswordBody,
  })

/** Chooses a new password by a link. @returns the address with which to sign in @throws RequestError */
export async function resetPassword(code: string, password: string): Promise<string> {
  const body = { code, password } satisfies ResetBody
  return (await sendRequest('/accounts/password/reset', ownAddress, { method: 'POST', body })).email
}

/** @throws RequestError */
export const deleteAccount = (password: string): Promise<void> =>
  sendRequest('/accounts/me', noContent, { method: 'DELETE', body: { password } satisfies PasswordBody })

/** Fetches the ways to sign in that the server offers. @throws RequestError */
export const fetchSignInOffer = (signal: AbortSignal): Promise<SignInOffer> =>
  sendRequest('/accounts/sign-in', signInOffer, { signal })

/**
 * Asks the server to mail a link for a new password to this address, if it has an account; the answer does
 * not reveal whether it has.
 * @throws RequestError
 */
export async function mailReset(email: string): Promise<void> {
  const body = { email } satisfies ForgottenBody
  await sendRequest('/accounts/password/forgotten', mailSent, { method: 'POST', body })
}

/** Has a link mailed to the user's own address, to verify it. @throws RequestError */
export const mailVerification = (): Promise<void> =>
  sendRequest('/accounts/me/email/verification', noContent, { method: 'POST', body: {} })

/** Verifies an address by a mailed link. @returns the address @throws RequestError */
export async function verifyEmail(code: string): Promise<string> {
  const body = { code } satisfies LinkBody
  return (await sendRequest('/accounts/email/verify', ownAddress, { method: 'POST', body })).email
}
