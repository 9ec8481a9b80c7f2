import { NoPasskey } from '../accounts/no-passkey.ts'
import { RequestError } from '../requests/request-error.ts'
import { t } from '../texts/t.ts'

/** What to tell somebody whose request failed, on the server or on the device. */
export function problemText(error: unknown): string {
  if (error instanceof NoPasskey) return error.message
  if (!(error instanceof RequestError)) return t('device.didNotWork')
  return error.kind === 'unreachable' && !error.isFromServer ? t('device.noConnection') : error.message
}
