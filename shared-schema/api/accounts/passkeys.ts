import { z } from 'zod'
import { wrong } from '../../resources/wrong.ts'
import { text, time } from '../parts.ts'
import { shownPassword, words } from './fields.ts'

const passkey = z.object({
  id: text,
  name: text,
  time_created: time,
  time_last_used: time.nullable(),
})
/** A replacement for the password: on a device, in its password manager, or on a security key. */
export type Passkey = z.infer<typeof passkey>

/** The user's passkeys. */
export const passkeys = z.object({
  passkeys: z.array(passkey),
  /** True if adding one requires the password. */
  asks_for_password: z.boolean(),
})
export type Passkeys = z.infer<typeof passkeys>

/** A new passkey. */
export const newPasskey = passkey.pick({ id: true, name: true })
export type NewPasskey = z.infer<typeof newPasskey>

/** The body of a request for the options with which a device makes a passkey. */
export const challengeBody = z.object({ password: shownPassword.optional() })
export type ChallengeBody = z.input<typeof challengeBody>

/** The body of a request to rename a passkey. */
export const passkeyNameBody = z.object({ name: words(100) })
export type PasskeyNameBody = z.input<typeof passkeyNameBody>

const bytes = (most: number) => z.base64url({ error: wrong('bytes') }).max(most, { error: wrong('tooLong') })
// At most 1023 bytes, by the standard.
const credentialId = bytes(1364)
const deviceAnswer = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
}

/** The body of a request to add a passkey, with the answer of the device that made it. */
export const passkeyBody = passkeyNameBody.extend({
  response: z.object({
    ...deviceAnswer,
    response: z.object({
      clientDataJSON: bytes(10_000),
      attestationObject: bytes(100_000),
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .optional(),
    }),
  }),
})
export type PasskeyBody = z.input<typeof passkeyBody>

/** The body of a request to sign in with a passkey, with the answer of the device that showed it. */
export const shownPasskeyBody = z.object({
  response: z.object({
    ...deviceAnswer,
    response: z.object({
      clientDataJSON: bytes(10_000),
      authenticatorData: bytes(10_000),
      signature: bytes(10_000),
      userHandle: bytes(200)
        .nullish()
        .transform(handle => handle ?? undefined),
    }),
  }),
})
export type ShownPasskeyBody = z.input<typeof shownPasskeyBody>
