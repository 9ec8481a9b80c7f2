import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Account } from '../../accounts/person.ts'
import { useServices } from '../../components/services.ts'
import { problemText } from '../../components/problem-text.ts'
import { hasUnsentInput } from '../../office/records/edits.ts'
import { leaveOffice } from '../../office/records/leave.ts'
import { t } from '../../texts/t.ts'

/**
 * Who is signed in on this device, and the way out. It asks first if it would take along what was written in
 * the office and not stored.
 */
export function WhoIsHere({ account: { person } }: { account: Account }) {
  const { session } = useServices()
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const signOut = async (): Promise<void> => {
    setProblem(null)
    try {
      await session.signOut()
      leaveOffice()
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
        <Button variant="default" onClick={() => (hasUnsentInput() ? setAsked(true) : void signOut())}>
          {t('account.signOut')}
        </Button>
      </Group>
      {asked && (
        <Alert color="yellow" role="alert">
          <Stack gap="sm">
            {t('account.unsentOffice')}
            <Group>
              <Button color="red" onClick={() => void signOut()}>
                {t('account.signOutAndRemove')}
              </Button>
              <Button variant="default" onClick={() => setAsked(false)}>
                {t('account.staySignedIn')}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      {problem !== null && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
    </Stack>
  )
}
