import { problemText as plainProblemText } from '../../../components/problem-text.ts'
import { RequestError } from '../../../requests/request-error.ts'
import { isWorded } from '../../../office/records/history-fields.ts'
import { t } from '../../../office/texts/t.ts'

/**
 * What to tell an organizer whose request failed. What is wrong with single fields is said with the names
 * that these have on the screen, and not with those that programs use.
 */
export function problemText(error: unknown): string {
  const wrong = error instanceof RequestError ? Object.entries(error.fields) : []
  if (wrong.length === 0) return plainProblemText(error)
  return wrong
    .map(([name, what]) =>
      isWorded(name)
        ? t('frame.wrongField', { field: t(`history.fields.${name}`), what })
        : t('frame.wrongEntry', { what }),
    )
    .join(' ')
}
