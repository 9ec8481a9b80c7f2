import { z } from 'zod'
import { text } from '../parts.ts'

const checking = z.enum(['discouraged', 'preferred', 'required'])

/** The WebAuthn options with which a device makes a passkey, as the account library answers them. */
export const creationOptions = z.object({
  challenge: text,
  rp: z.object({ id: text, name: text }),
  user: z.object({ id: text, name: text, displayName: text }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: checking,
    requireResidentKey: z.boolean(),
    userVerification: checking,
  }),
  excludeCredentials: z.array(z.object({ id: text, type: z.literal('public-key') })),
})

/** The WebAuthn options with which a device shows a passkey, as the account library answers them. */
export const requestOptions = z.object({
  challenge: text,
  rpId: text,
  timeout: z.int(),
  userVerification: checking,
})
