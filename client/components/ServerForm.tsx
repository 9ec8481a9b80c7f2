import { Alert, Button, Paper, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { RequestError } from '../requests/request-error.ts'
import { problemText, type Labels } from './problem-text.ts'

interface ServerFormProps {
  /** What the form is for, if no heading says so. */
  readonly label?: string
  readonly submitName: string
  readonly children: ReactNode
  /** Another way to go on, below the button that sends. */
  readonly otherwise?: ReactNode
  /** Sends the form; rejects with why it could not be. */
  readonly onSubmit: () => Promise<void>
  /** What the fields that it sends are called on the screen. */
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
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await onSubmit()
    } catch (error) {
      setProblem(problemText(error, labels))
      if (error instanceof RequestError) onFieldErrors?.(error.fields)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Paper
      p="md"
      withBorder
      maw={520}
      component="form"
      aria-label={label}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack>
        {children}
        {problem !== null && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Button type="submit" size="lg" loading={busy}>
          {submitName}
        </Button>
        {otherwise}
      </Stack>
    </Paper>
  )
}
