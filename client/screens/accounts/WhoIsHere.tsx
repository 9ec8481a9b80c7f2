import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Account } from '../../accounts/person.ts'
import { useServices } from '../../components/services.ts'
import { problemText } from '../../components/problem-text.ts'
import { t } from '../../texts/t.ts'

/** Who is signed in on this device, and the way out. */
export function WhoIsHere({ account: { person } }: { account: Account }) {
  const { session } = useServices()
  const [problem, setProblem] = useState<string | null>(null)
  const signOut = async (): Promise<void> => {
    setProblem(null)
    try {
      await session.signOut()
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  return (
    <Stack component="section" aria-label={t('account.signedIn')} gap="sm">
      <Group justify="space-between">
        <div>
          <Text fw={800} fz="xl">
            {person.name}
          </Text>
          <Text style={{ overflowWrap: 'anywhere' }}>{person.email ?? t('passes.cameIn')}</Text>
        </div>
        <Button variant="default" onClick={() => void signOut()}>
          {t('account.signOut')}
        </Button>
      </Group>
      {problem !== null && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
    </Stack>
  )
}
