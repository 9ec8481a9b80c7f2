import { z } from 'zod'
import { sendRequest, noContent } from '../base/requests/send-request.ts'

const state = z.object({ is_on: z.boolean(), backup_codes_left: z.int().nullable() })
/** True if sign-in asks for a code. */
export type SecondFactor = z.infer<typeof state>

const offer = z.object({ uri: z.string(), key: z.string(), backup_codes: z.array(z.string()) })
/** The secret for an authenticator app, and backup codes for users without a phone at hand. */
export type Offer = z.infer<typeof offer>

const PATH = '/accounts/second-factor'

/** @throws RequestError */
export const fetchSecondFactor = (signal: AbortSignal): Promise<SecondFactor> =>
  sendRequest(PATH, state, { signal })

/** @throws RequestError */
export const offerSecondFactor = (password: string): Promise<Offer> =>
  sendRequest(PATH, offer, { method: 'POST', body: { password } })

/** Turns it on, after a code proves that the app has the secret. @throws RequestError */
export const confirmSecondFactor = (code: string): Promise<void> =>
  sendRequest(`${PATH}/confirm`, noContent, { method: 'POST', body: { code } })

/** @throws RequestError */
export const endSecondFactor = (password: string): Promise<void> =>
  sendRequest(PATH, noContent, { method: 'DELETE', body: { password } })

/** @returns new codes, which replace the remaining ones @throws RequestError */
export async function renewBackupCodes(password: string): Promise<string[]> {
  return (
    await sendRequest(`${PATH}/backup-codes`, offer.pick({ backup_codes: true }), {
      method: 'POST',
      body: { password },
    })
  ).backup_codes
}
