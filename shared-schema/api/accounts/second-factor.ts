import { z } from 'zod'
import { count, text, uri } from '../parts.ts'

/** The state of two-step sign-in. */
export const secondFactor = z.object({
  /** True if sign-in asks for a code. */
  is_on: z.boolean(),
  /** Null if it is off. */
  backup_codes_left: count.nullable(),
})
export type SecondFactor = z.infer<typeof secondFactor>

/** Codes that work once each, for users without a phone at hand. */
export const backupCodes = z.object({ backup_codes: z.array(text) })
export type BackupCodes = z.infer<typeof backupCodes>

/** The secret for an authenticator app, for its QR code and for typing in, and backup codes. */
export const newSecondFactor = backupCodes.extend({ uri, key: text })
export type NewSecondFactor = z.infer<typeof newSecondFactor>
