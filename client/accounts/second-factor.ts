import type { PasswordBody } from '../../shared-schema/api/accounts/own-account.ts'
import {
  backupCodes,
  newSecondFactor,
  secondFactor,
  type NewSecondFactor,
  type SecondFactor,
} from '../../shared-schema/api/accounts/second-factor.ts'
import type { SecondStepBody } from '../../shared-schema/api/accounts/sign-in-body.ts'
import { sendRequest, noContent } from '../base/requests/send-request.ts'

const PATH = '/accounts/second-factor'

/** @throws RequestError */
export const fetchSecondFactor = (signal: AbortSignal): Promise<SecondFactor> =>
  sendRequest(PATH, secondFactor, { signal })

/** @throws RequestError */
export const offerSecondFactor = (password: string): Promise<NewSecondFactor> =>
  sendRequest(PATH, newSecondFactor, { method: 'POST', body: { password } satisfies PasswordBody })

/** Turns it on, after a code proves that the app has the secret. @throws RequestError */
export const confirmSecondFactor = (code: string): Promise<void> =>
  sendRequest(`${PATH}/confirm`, noContent, { method: 'POST', body: { code } satisfies SecondStepBody })

/** @throws RequestError */
export const endSecondFactor = (password: string): Promise<void> =>
  sendRequest(PATH, noContent, { method: 'DELETE', body: { password } satisfies PasswordBody })

/** @returns new codes, which replace the remaining ones @throws RequestError */
export async function renewBackupCodes(password: string): Promise<string[]> {
  const body = { password } satisfies PasswordBody
  return (await sendRequest(`${PATH}/backup-codes`, backupCodes, { method: 'POST', body })).backup_codes
}
