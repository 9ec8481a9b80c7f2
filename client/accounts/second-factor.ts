import { z } from 'zod'
import { askServer, noContent } from '../replication/ask-server.ts'

const state = z.object({ is_on: z.boolean(), backup_codes_left: z.int().nullable() })
/** Whether a code is asked for at sign-in. */
export type SecondFactor = z.infer<typeof state>

const offer = z.object({ uri: z.string(), key: z.string(), backup_codes: z.array(z.string()) })
/** What an app needs to make codes, and the codes for whoever has no phone at hand. */
export type Offer = z.infer<typeof offer>

const PATH = '/accounts/second-factor'

/** @throws NoAnswer */
export const fetchSecondFactor = (signal: AbortSignal): Promise<SecondFactor> => askServer(PATH, state, { signal })

/** @throws NoAnswer */
export const offerSecondFactor = (password: string): Promise<Offer> => askServer(PATH, offer, { method: 'POST', body: { password } })

/** Turns it on, by a code that shows that the app has its key. @throws NoAnswer */
export const confirmSecondFactor = (code: string): Promise<void> => askServer(`${PATH}/confirm`, noContent, { method: 'POST', body: { code } })

/** @throws NoAnswer */
export const endSecondFactor = (password: string): Promise<void> => askServer(PATH, noContent, { method: 'DELETE', body: { password } })

/** @returns the codes that replace those that are left @throws NoAnswer */
export async function renewBackupCodes(password: string): Promise<string[]> {
  return (await askServer(`${PATH}/backup-codes`, offer.pick({ backup_codes: true }), { method: 'POST', body: { password } })).backup_codes
}
