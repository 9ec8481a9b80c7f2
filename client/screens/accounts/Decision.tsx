import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Tagged } from '../../components/Tagged.tsx'
import type { Authorization } from '../../../shared-schema/api/accounts/authorization.ts'
import { decide } from '../../accounts/authorization.ts'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { useRequest } from '../../components/use-request.ts'
import { t } from '../../texts/t.ts'

interface DecisionProps {
  readonly request: Authorization
  /** The query of the address by which the program sent the person here. */
  readonly query: string
}

/** Shows the program and its request, and returns the answer to the program. */
export function Decision({ request: { program, person, redirect_host, scope }, query }: DecisionProps) {
  const [chosen, setChosen] = useState<'allow' | 'deny' | null>(null)
  const [sent, setSent] = useState(false)
  const { busy, problem, send } = useRequest()
  const answer = (decision: 'allow' | 'deny'): void => {
    setChosen(decision)
    void send(async () => {
      window.location.assign(await decide(query, decision))
      setSent(true)
    })
  }
  // Shown for a moment, or for as long as an app's own address leaves this page open.
  if (sent) return <Text>{t('programs.ask.answered', { host: redirect_host })}</Text>
  return (
    <Paper p="md" withBorder>
      <Stack>
        <Title order={2} style={{ overflowWrap: 'anywhere' }}>
          <Tagged text="programs.ask.who" values={{ program: program.name }} />
        </Title>
        <Text>
          {t(`programs.ask.itMay.${scope}`)}{' '}
          <Tagged text="programs.ask.asWhom" values={{ name: person.name, email: person.email }} />
        </Text>
        <Text>
          <Tagged text="programs.ask.next" values={{ host: redirect_host }} />
        </Text>
        <ProblemAlert problem={problem} />
        <Button
          size="lg"
          loading={busy && chosen === 'allow'}
          disabled={busy && chosen === 'deny'}
          onClick={() => answer('allow')}
        >
          {t('programs.ask.allow')}
        </Button>
        <Button
          variant="default"
          size="lg"
          loading={busy && chosen === 'deny'}
          disabled={busy && chosen === 'allow'}
          onClick={() => answer('deny')}
        >
          {t('programs.ask.deny')}
        </Button>
      </Stack>
    </Paper>
  )
}
