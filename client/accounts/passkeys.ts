import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/browser'
import { creationOptions, requestOptions } from '../../shared-schema/api/accounts/passkey-options.ts'
import {
  newPasskey,
  passkeys,
  type ChallengeBody,
  type PasskeyBody,
  type PasskeyNameBody,
  type Passkeys,
  type ShownPasskeyBody,
} from '../../shared-schema/api/accounts/passkeys.ts'
import { sendRequest, noContent } from '../base/requests/send-request.ts'
import { askDevice } from './ask-device.ts'

const PATH = '/accounts/passkeys'
const SIGN_IN = '/accounts/sign-in/passkey'

/**
 * True if this browser can use the passkeys of a server. @param host their host; null if the server has none
 */
export const canUsePasskeys = (host: string | null): boolean =>
  host === location.hostname && browserSupportsWebAuthn()

/** @throws RequestError */
export const fetchPasskeys = (signal: AbortSignal): Promise<Passkeys> =>
  sendRequest(PATH, passkeys, { signal })

/** Has the device make a passkey and adds it to the account. @throws RequestError, NoPasskey */
export async function addPasskey(name: string, password?: string): Promise<void> {
  const asked = { password } satisfies ChallengeBody
  const optionsJSON = await sendRequest(`${PATH}/challenge`, creationOptions, { method: 'POST', body: asked })
  const response = await askDevice(() => startRegistration({ optionsJSON }))
  // Copied, because the body allows further fields, and the type of the original does not.
  const clientExtensionResults = { ...response.clientExtensionResults }
  const body = { name, response: { ...response, clientExtensionResults } } satisfies PasskeyBody
  await sendRequest(PATH, newPasskey, { method: 'POST', body })
}

/** @throws RequestError */
export const renamePasskey = (id: string, name: string): Promise<void> =>
  sendRequest(pathOf(id), noContent, { method: 'PUT', body: { name } satisfies PasskeyNameBody })

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
export function showPasskey(response: ShownPasskey): Promise<void> {
  const clientExtensionResults = { ...response.clientExtensionResults }
  const body = { response: { ...response, clientExtensionResults } } satisfies ShownPasskeyBody
  return sendRequest(SIGN_IN, noContent, { method: 'POST', body })
}

const fetchChallenge = (signal?: AbortSignal) =>
  sendRequest(`${SIGN_IN}/challenge`, requestOptions, { method: 'POST', body: {}, ...(signal && { signal }) })

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
