import { Alert, Button, Loader, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { errorKindOf } from '../base/requests/request-error.ts'
import { problemText } from './problem-text.ts'
import type { Query } from './use-query.ts'
import { t } from '../texts/t.ts'

/**
 * Shows the server's answer once there is one; else the reason why not, and a retry button if that may help.
 */
export function QueryResult<T>({
  query: { value, error, asking, again },
  children,
}: {
  query: Query<T>
  children: (value: T) => ReactNode
}) {
  return (
    <Stack gap="sm">
      {error !== null && (
        <Alert color="red" role="alert">
          <Stack align="flex-start" gap="xs">
            {problemText(error)}
            {errorKindOf(error) === 'unreachable' && (
              <Button variant="default" onClick={again} loading={asking}>
                {t('common.tryAgain')}
              </Button>
            )}
          </Stack>
        </Alert>
      )}
      {value === undefined
        ? error === null && <Loader role="status" aria-label={t('common.loading')} />
        : children(value)}
    </Stack>
  )
}
