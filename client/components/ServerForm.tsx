import { Button, Paper, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { RequestError } from '../base/requests/request-error.ts'
import { problemText, type Labels } from './problem-text.ts'
import { ProblemAlert } from './ProblemAlert.tsx'
import { useRequest } from './use-request.ts'

interface ServerFormProps {
  /** The purpose of the form, if no heading gives it. */
  readonly label?: string
  readonly submitName: string
  readonly children: ReactNode
  /** An alternative to sending, below the submit button. */
  readonly otherwise?: ReactNode
  /** Sends the form; rejects with the reason of a failure. */
  readonly onSubmit: () => Promise<void>
  /** The screen's labels for the fields that the form sends. */
  readonly labels?: Labels
  /** Gets the server's errors of single fields. */
  readonly onFieldErrors?: (fields: Readonly<Record<string, string>>) => void
}

/** A form sent to the server: busy while it waits, with a plain error message. */
export function ServerForm({
  label,
  submitName,
  children,
  otherwise,
  onSubmit,
  labels,
  onFieldErrors,
}: ServerFormProps) {
  const { busy, problem, send } = useRequest(error => problemText(error, labels))
  const submit = (): Promise<void> =>
    onSubmit().catch((error: unknown) => {
      if (error instanceof RequestError) onFieldErrors?.(error.fields)
      throw error
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
        void send(submit)
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
            // A double click, whose second click may come after the answer to the first.
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
