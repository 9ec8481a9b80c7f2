import { Button, PasswordInput, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { ServerForm } from '../asking/ServerForm.tsx'

interface PasswordAskedProps {
  /** What the password is asked for: `Turn two-step sign-in off`. */
  readonly action: string
  /** What to know before. */
  readonly children: ReactNode
  /** Does it; rejects with why it could not. */
  readonly onGiven: (password: string) => Promise<void>
}

/** Something that is done only for whoever shows the password: a button first, then the question. */
export function PasswordAsked({ action, children, onGiven }: PasswordAskedProps) {
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const close = (): void => {
    setAsking(false)
    setPassword('')
  }
  if (!asking) return <Button variant="default" size="lg" maw={520} onClick={() => setAsking(true)}>{action}</Button>
  const give = async (): Promise<void> => {
    await onGiven(password)
    close()
  }
  return (
    <ServerForm label={action} submitName={action} onSubmit={give} otherwise={<Button variant="default" onClick={close}>Leave it</Button>}>
      <Text>{children}</Text>
      <PasswordInput label="Your password" required autoFocus autoComplete="current-password" value={password} onChange={event => setPassword(event.currentTarget.value)} />
    </ServerForm>
  )
}
