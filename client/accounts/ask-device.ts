import { WebAuthnError } from '@simplewebauthn/browser'
import { t } from '../texts/t.ts'

import { NoPasskey } from './no-passkey.ts'

/** Asks the device, and puts a failure into words. @throws NoPasskey */
export async function askDevice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw new NoPasskey(wordsOf(error), { cause: error })
  }
}

function wordsOf(error: unknown): string {
  switch (error instanceof WebAuthnError ? error.code : undefined) {
    case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
      return t('passkeys.thereAlready')
    case 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT':
    case 'ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT':
      return t('passkeys.cannotCheck')
    // Browsers hide the cause, to keep pages from learning who has passkeys.
    default:
      return t('passkeys.notShown')
  }
}
