import { Button, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { PasswordField } from '../../components/fields/PasswordField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
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
  const form = useFields({ password: '' })
  const close = (): void => {
    setAsking(false)
    form.reset()
  }
  if (!asking)
    return (
      <Button variant="default" size="lg" maw={520} onClick={() => setAsking(true)}>
        {action}
      </Button>
    )
  const give = async (): Promise<void> => {
    await onGiven(form.values.password)
    close()
  }
  return (
    <ServerForm
      label={action}
      submitName={confirm}
      onSubmit={give}
      labels={{ password: t('account.yourPassword') }}
      onFieldErrors={form.showErrors}
      otherwise={
        <Button variant="default" onClick={close}>
          {leave ?? t('account.leaveIt')}
        </Button>
      }
    >
      <Text>{children}</Text>
      <PasswordField
        label={t('account.yourPassword')}
        autoFocus
        autoComplete="current-password"
        error={form.errors.password}
        field={form.field('password')}
      />
    </ServerForm>
  )
}
