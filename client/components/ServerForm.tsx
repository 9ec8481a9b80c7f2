import { Button, Paper, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { RequestError } from '../base/requests/request-error.ts'
import { problemText, type Labels } from './problem-text.ts'
import { ProblemAlert } from './ProblemAlert.tsx'
import { useRequest } from './use-request.ts'

interface ServerFormProps {
  /** What the form is for, if no heading says so. */
  readonly label?: string
  readonly submitName: string
  readonly children: ReactNode
  /** Another way to go on, below the button that sends. */
  readonly otherwise?: ReactNode
  /** Sends the form; rejects with why it could not be. */
  readonly onSubmit: () => Promise<void>
  /** The labels on the screen of the fields that the form sends. */
  readonly labels?: Labels
  /** Takes what the server says about single fields. */
  readonly onFieldErrors?: (fields: Readonly<Record<string, string>>) => void
}

/** A form that is sent to the server: busy while it waits, plain about what went wrong. */
export function ServerForm({
  label,
  submitName,
  children,
  otherwise,
  onSubmit,
  labels,
  onFieldErrors,
}: ServerFormProps) {
  const { busy, problem, send } = useRequest(error => {
    if (error instanceof RequestError) onFieldErrors?.(error.fields)
    return problemText(error, labels)
  })
  return (
    <Paper
      p="md"
      withBorder
      maw={520}
      component="form"
      aria-label={label}
      onSubmit={event => {
        event.preventDefault()
        send(onSubmit)
      }}
    >
      <Stack>
        {children}
        <ProblemAlert problem={problem} />
        <Button
          type="submit"
          size="lg"
          loading={busy}
          onClick={event => {
            // Of a double click, which may come when the first is answered already.
            if (event.detail > 1) event.preventDefault()
          }}
        >
          {submitName}
        </Button>
        {otherwise}
      </Stack>
    </Paper>
  )
}
