import type { ErrorCode } from '../../shared-schema/api/error-codes.ts'
import { NoPasskey } from '../accounts/no-passkey.ts'
import { RequestError } from '../base/requests/request-error.ts'
import { t } from '../texts/t.ts'

/** The labels of fields on a screen, by their names in requests. */
export type Labels = Readonly<Record<string, string>>

/**
 * The error message of a failed request, on the server or on the device. It names a wrong field by its label,
 * never by its name in requests.
 */
export function problemText(error: unknown, labels: Labels = {}): string {
  if (error instanceof NoPasskey) return error.message
  if (!(error instanceof RequestError)) return t('device.didNotWork')
  if (error.code === ('wrong_fields' satisfies ErrorCode) && Object.keys(error.fields).length > 0)
    return wrongFieldsText(error.fields, name => labels[name] ?? labels[withoutPlace(name)])
  return error.kind === 'unreachable' && !error.isFromServer ? t('device.noConnection') : error.message
}

/**
 * The error messages of wrong fields, one sentence each.
 * @param labelOf the label of a field; undefined if the screen does not show the field
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
