import { Button, PasswordInput, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { ServerForm } from '../../components/ServerForm.tsx'
import { t } from '../../texts/t.ts'

interface PasswordPromptProps {
  /** The action that needs the password: `Turn two-step sign-in off`. */
  readonly action: string
  /** The texts of the buttons, if better ones exist. */
  readonly confirm?: string
  readonly leave?: string
  /** Information before the action. */
  readonly children: ReactNode
  /** Performs the action; rejects with the reason for a failure. */
  readonly onGiven: (password: string) => Promise<void>
}

/** An action that needs the password: first a button, then the question. */
export function PasswordPrompt({ action, confirm = action, leave, children, onGiven }: PasswordPromptProps) {
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const close = (): void => {
    setAsking(false)
    setPassword('')
  }
  if (!asking)
    return (
      <Button variant="default" size="lg" maw={520} onClick={() => setAsking(true)}>
        {action}
      </Button>
    )
  const give = async (): Promise<void> => {
    await onGiven(password)
    close()
  }
  return (
    <ServerForm
      label={action}
      submitName={confirm}
      onSubmit={give}
      labels={{ password: t('account.yourPassword') }}
      otherwise={
        <Button variant="default" onClick={close}>
          {leave ?? t('account.leaveIt')}
        </Button>
      }
    >
      <Text>{children}</Text>
      <PasswordInput
        label={t('account.yourPassword')}
        required
        autoFocus
        autoComplete="current-password"
        value={password}
        onChange={event => setPassword(event.currentTarget.value)}
      />
    </ServerForm>
  )
}
