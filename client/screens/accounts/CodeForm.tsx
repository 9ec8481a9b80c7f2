import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useServices } from '../../app/services.ts'
import { troubleOf } from '../../replication/no-answer.ts'
import { ServerForm } from '../asking/ServerForm.tsx'
import { problemText } from '../asking/problem-text.ts'

interface CodeFormProps {
  readonly onSignedIn: () => void
  /** Leads back to the password, and says why if it took too long or there were too many wrong codes. */
  readonly onBack: (why: string | null) => void
}

/** The second step of signing in: the code of the app, or one of those on paper. */
export function CodeForm({ onSignedIn, onBack }: CodeFormProps) {
  const { session } = useServices()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState(false)
  const enter = async (): Promise<void> => {
    setWrong(false)
    try {
      await session.enterCode(code)
      onSignedIn()
    } catch (error) {
      if (troubleOf(error) === 'signed-out') return onBack(problemText(error))
      throw error
    }
  }
  return (
    <ServerForm
      label="Code" submitName="Sign in" onSubmit={enter} onFieldErrors={() => setWrong(true)}
      otherwise={<Button variant="default" onClick={() => onBack(null)}>Back to the password</Button>}
    >
      <Text>Open the app on your phone that makes your codes, and type the code that it shows for Sideline.</Text>
      <TextInput
        label="Code" description="Six digits. Without your phone: one of your backup codes" required autoFocus autoComplete="one-time-code" size="lg"
        maxLength={40} autoCapitalize="none" spellCheck={false} value={code} error={wrong} onChange={event => setCode(event.currentTarget.value)}
      />
      <Text size="sm">Phone and backup codes lost? Ask an owner or admin of your organization for a link.</Text>
    </ServerForm>
  )
}
