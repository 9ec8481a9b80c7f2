import { Alert, Button, Loader, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { errorKindOf } from '../base/requests/request-error.ts'
import { useConnection } from './connection.ts'
import { problemText } from './problem-text.ts'
import type { Answer } from './use-answer.ts'
import { t } from '../texts/t.ts'

/**
 * Shows the server's latest answer, even an old one; else the reason why there is none, and a retry button if
 * that may help. If the page shows by itself that the server does not answer, an old answer comes without it.
 */
export function QueryResult<T>({
  query: { data, error, isFetching, refetch },
  children,
}: {
  query: Answer<T>
  children: (value: T) => ReactNode
}) {
  const { answers } = useConnection()
  // TanStack Query forgets the error during the next request: without this, the message would flicker.
  const [last, setLast] = useState(error)
  if (error !== last && !isFetching) setLast(error)
  const shown = error ?? (data === undefined && isFetching ? last : null)
  return (
    <Stack gap="sm">
      {shown !== null && (answers || data === undefined) && (
        <Alert color="red" role="alert">
          <Stack align="flex-start" gap="xs">
            {problemText(shown)}
            {errorKindOf(shown) === 'unreachable' && (
              <Button variant="default" onClick={() => void refetch()} loading={isFetching}>
                {t('common.tryAgain')}
              </Button>
            )}
          </Stack>
        </Alert>
      )}
      {data === undefined
        ? shown === null && <Loader role="status" aria-label={t('common.loading')} />
        : children(data)}
    </Stack>
  )
}
