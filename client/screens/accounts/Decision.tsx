import { Alert, Button, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { decide, type AuthorizationRequest } from '../../accounts/authorization.ts'
import { scopeWords } from '../../accounts/scope-words.ts'
import { problemText } from '../asking/problem-text.ts'

interface DecisionProps {
  readonly request: AuthorizationRequest
  /** That of the address by which the program sent the person here. */
  readonly query: string
}

/** Says who asks for what, and takes the answer back to the program. */
export function Decision({ request: { program, person, redirect_host, scope }, query }: DecisionProps) {
  const [sending, setSending] = useState<'allow' | 'deny' | null>(null)
  const [sent, setSent] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const answer = async (decision: 'allow' | 'deny'): Promise<void> => {
    setSending(decision)
    setProblem(null)
    try {
      window.location.assign(await decide(query, decision))
      setSent(true)
    } catch (error) {
      setProblem(problemText(error))
    } finally {
      setSending(null)
    }
  }
  // Shown for a moment, or for as long as an app's own address leaves this page open.
  if (sent) return <Text>Your answer is on its way to {redirect_host}. You may close this page.</Text>
  return (
    <Paper p="md" withBorder>
      <Stack>
        <Title order={2} style={{ overflowWrap: 'anywhere' }}><bdi>{program.name}</bdi> asks to act for you</Title>
        <Text>It may then {scopeWords[scope]}. You are signed in as <b><bdi>{person.name}</bdi></b> (<bdi>{person.email}</bdi>). You can revoke this in your account.</Text>
        <Text>Whatever you choose, you go to <b>{redirect_host}</b> next. If you do not know that place, do not allow it.</Text>
        {problem !== null && <Alert color="red" role="alert">{problem}</Alert>}
        <Button size="lg" loading={sending === 'allow'} disabled={sending === 'deny'} onClick={() => void answer('allow')}>Allow</Button>
        <Button variant="default" size="lg" loading={sending === 'deny'} disabled={sending === 'allow'} onClick={() => void answer('deny')}>Do not allow</Button>
      </Stack>
    </Paper>
  )
}
