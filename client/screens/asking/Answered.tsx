import { Alert, Button, Loader, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { troubleOf } from '../../replication/no-answer.ts'
import { problemText } from './problem-text.ts'
import type { Answer } from './use-answer.ts'

/** Shows an answer of the server once there is one; else why there is none, and a way to try again where that may help. */
export function Answered<T>({ answer: { value, error, asking, again }, children }: { answer: Answer<T>; children: (value: T) => ReactNode }) {
  return (
    <Stack gap="sm">
      {error !== null && (
        <Alert color="red" role="alert">
          <Stack align="flex-start" gap="xs">
            {problemText(error)}
            {troubleOf(error) === 'unreachable' && <Button variant="default" onClick={again} loading={asking}>Try again</Button>}
          </Stack>
        </Alert>
      )}
      {value === undefined ? error === null && <Loader aria-label="Loading" /> : children(value)}
    </Stack>
  )
}
