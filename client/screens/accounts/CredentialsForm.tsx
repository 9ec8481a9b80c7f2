import { Alert, Button, Paper, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { NoAnswer } from '../../replication/no-answer.ts'

interface CredentialsFormProps {
  readonly submitName: string
  readonly children: ReactNode
  /** Sends the form; rejects with why it could not be. */
  readonly onSubmit: () => Promise<void>
  /** Takes what the server says about single fields. */
  readonly onFieldErrors?: (fields: Readonly<Record<string, string>>) => void
}

/** A form that is sent to the server: busy while it waits, plain about what went wrong. */
export function CredentialsForm({ submitName, children, onSubmit, onFieldErrors }: CredentialsFormProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await onSubmit()
    } catch (error) {
      setProblem(problemText(error))
      if (error instanceof NoAnswer) onFieldErrors?.(error.fields)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Paper p="lg" withBorder maw={520} mx="auto" component="form" onSubmit={event => {
      event.preventDefault()
      void send()
    }}>
      <Stack>
        {children}
        {problem !== null && <Alert color="red" role="alert">{problem}</Alert>}
        <Button type="submit" size="lg" loading={busy}>{submitName}</Button>
      </Stack>
    </Paper>
  )
}

function problemText(error: unknown): string {
  if (!(error instanceof NoAnswer)) return 'That did not work. Try again.'
  return error.trouble === 'unreachable' ? 'No connection to the server. This needs one; what you recorded is safe.' : error.message
}
