import { problemText as plainProblemText, wrongFieldsText } from '../../components/problem-text.ts'
import { RequestError } from '../../base/requests/request-error.ts'
import { isWorded } from '../data/history-fields.ts'
import { t } from '../texts/t.ts'

/**
 * What to tell an organizer whose request failed. What is wrong with single fields is said with the names
 * that these have on the screen, and not with those that programs use.
 */
export const problemText = (error: unknown): string =>
  error instanceof RequestError && Object.keys(error.fields).length > 0
    ? wrongFieldsText(error.fields, name => (isWorded(name) ? t(`history.fields.${name}`) : undefined))
    : plainProblemText(error)
