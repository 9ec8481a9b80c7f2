import { problemText as plainProblemText, wrongFieldsText } from '../../components/problem-text.ts'
import { RequestError } from '../../base/requests/request-error.ts'
import { isWorded } from '../data/history-fields.ts'
import { t } from '../texts/t.ts'

/**
 * The error message for an organizer whose request failed. Errors of single fields use the names on the
 * screen, not those of the interface.
 */
export const problemText = (error: unknown): string =>
  error instanceof RequestError && Object.keys(error.fields).length > 0
    ? wrongFieldsText(error.fields, name => (isWorded(name) ? t(`history.fields.${name}`) : undefined))
    : plainProblemText(error)
