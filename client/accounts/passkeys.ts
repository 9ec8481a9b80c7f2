import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/browser'
import { z } from 'zod'
import { sendRequest, noContent } from '../base/requests/send-request.ts'
import { askDevice } from './ask-device.ts'

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  time_created: z.string(),
  time_last_used: z.string().nullable(),
})
/** A replacement for the password: on a device, in its password manager, or on a security key. */
export type Passkey = z.infer<typeof passkey>

const list = z.object({ passkeys: z.array(passkey), asks_for_password: z.boolean() })
/** The user's passkeys, and whether adding one requires the password. */
export type Passkeys = z.infer<typeof list>

const checking = z.enum(['discouraged', 'preferred', 'required'])

/** WebAuthn options for making a passkey. */
const makeOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: checking,
    requireResidentKey: z.boolean(),
    userVerification: checking,
  }),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
})

/** WebAuthn options for signing a challenge. */
const showOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: checking,
})

const PATH = '/accounts/passkeys'
const SIGN_IN = '/accounts/sign-in/passkey'

/**
 * True if this browser can use the passkeys of a server. @param host their host; null if the server has none
 */
export const canUsePasskeys = (host: string | null): boolean =>
  host === location.hostname && browserSupportsWebAuthn()

/** @throws RequestError */
export const fetchPasskeys = (signal: AbortSignal): Promise<Passkeys> => sendRequest(PATH, list, { signal })

/** Has the device make a passkey and adds it to the account. @throws RequestError, NoPasskey */
export async function addPasskey(name: string, password?: string): Promise<void> {
  const optionsJSON = await sendRequest(`${PATH}/challenge`, makeOptions, {
    method: 'POST',
    body: { password },
  })
  const response = await askDevice(() => startRegistration({ optionsJSON }))
  await sendRequest(PATH, passkey.pick({ id: true }), { method: 'POST', body: { name, response } })
}

/** @throws RequestError */
export const renamePasskey = (id: string, name: string): Promise<void> =>
  sendRequest(pathOf(id), noContent, { method: 'PUT', body: { name } })

/** @throws RequestError */
export const removePasskey = (id: string): Promise<void> =>
  sendRequest(pathOf(id), noContent, { method: 'DELETE' })

const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`

/** A device's answer to a request for a passkey. */
export type ShownPasskey = AuthenticationResponseJSON

/** Has the device show a passkey. @throws RequestError, NoPasskey */
export async function askForPasskey(): Promise<ShownPasskey> {
  const optionsJSON = await fetchChallenge()
  return askDevice(() => startAuthentication({ optionsJSON }))
}

/** Signs in the person whose passkey was shown. @throws RequestError */
export const showPasskey = (response: ShownPasskey): Promise<void> =>
  sendRequest(SIGN_IN, noContent, { method: 'POST', body: { response } })

const fetchChallenge = (signal?: AbortSignal) =>
  sendRequest(`${SIGN_IN}/challenge`, showOptions, { method: 'POST', body: {}, ...(signal && { signal }) })

/** In milliseconds, less than the five minutes for which a challenge is valid. */
const NEW_CHALLENGE_AFTER = 4 * 60_000

/**
 * Makes the browser offer passkeys in the email field, as it offers passwords. It opens no dialog and fails
 * silently: there is a button too.
 * @param onTaken gets the chosen passkey
 * @returns a function that ends the offer
 */
export function offerPasskeys(onTaken: (passkey: ShownPasskey) => void): () => void {
  const ending = new AbortController()
  const offer = async (): Promise<void> => {
    if (!(await browserSupportsWebAuthnAutofill())) return
    const optionsJSON = await fetchChallenge(ending.signal)
    if (ending.signal.aborted) return
    // Replaces the previous offer.
    const passkey = await startAuthentication({ optionsJSON, useBrowserAutofill: true })
    if (!ending.signal.aborted) onTaken(passkey)
  }
  const offerOrNot = (): void => void offer().catch(() => undefined)
  offerOrNot()
  const timer = setInterval(offerOrNot, NEW_CHALLENGE_AFTER)
  return () => {
    clearInterval(timer)
    ending.abort()
    WebAuthnAbortService.cancelCeremony()
  }
}
