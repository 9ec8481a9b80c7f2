import { Alert, Button, Loader, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemText } from './problem-text.ts'
import { t as commonT } from '../../texts/t.ts'
import { useConnection } from './connection.ts'

/** Shows the latest answer of the server, even an old one; without any, the error. */
export function QueryBoundary<T>({
  query: { data, error, isFetching, refetch },
  children,
}: {
  query: UseQueryResult<T>
  children: (value: T) => ReactNode
}) {
  const { answers } = useConnection()
  return (
    <Stack gap="sm">
      {error !== null && (answers || data === undefined) && (
        <Alert color="red" role="alert">
          <Stack align="flex-start" gap="xs">
            {problemText(error)}
            <Button variant="default" onClick={() => void refetch()} loading={isFetching}>
              {commonT('common.tryAgain')}
            </Button>
          </Stack>
        </Alert>
      )}
      {data === undefined
        ? error === null && <Loader role="status" aria-label={commonT('common.loading')} />
        : children(data)}
    </Stack>
  )
}
