import type { ErrorCode } from '../../shared-schema/api/error-codes.ts'
import { NoPasskey } from '../accounts/no-passkey.ts'
import { RequestError } from '../requests/request-error.ts'
import { t } from '../texts/t.ts'

/** What fields are called on a screen, by the names that requests have for them. */
export type Labels = Readonly<Record<string, string>>

/**
 * What to tell somebody whose request failed, on the server or on the device. Of a field that is wrong it
 * gives the label, and never the name that programs use.
 */
export function problemText(error: unknown, labels: Labels = {}): string {
  if (error instanceof NoPasskey) return error.message
  if (!(error instanceof RequestError)) return t('device.didNotWork')
  if (error.code === ('wrong_fields' satisfies ErrorCode) && Object.keys(error.fields).length > 0)
    return wrongFieldsText(error.fields, name => labels[withoutPlace(name)])
  return error.kind === 'unreachable' && !error.isFromServer ? t('device.noConnection') : error.message
}

/**
 * What is wrong with single fields, a sentence for each.
 * @param labelOf what a field is called on the screen; undefined for one that is not on it
 */
export const wrongFieldsText = (
  fields: RequestError['fields'],
  labelOf: (name: string) => string | undefined,
): string =>
  Object.entries(fields)
    .map(([name, what]) => {
      const field = labelOf(name)
      return field === undefined ? t('common.wrongEntry', { what }) : t('common.wrongField', { field, what })
    })
    .join(' ')

/** The name of a list for one of its values: `redirect_uris` for `redirect_uris.0`. */
export const withoutPlace = (name: string): string => name.replace(/\.\d+$/, '')
