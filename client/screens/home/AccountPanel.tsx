import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useServices } from '../../app/services.ts'
import type { Account } from '../../accounts/person.ts'
import { InvitePanel } from './InvitePanel.tsx'

/** Who is signed in here, and what they may do beside recording. */
export function AccountPanel({ account }: { account: Account }) {
  const { session } = useServices()
  const [problem, setProblem] = useState<string | null>(null)
  const managed = account.roles.filter(({ role }) => role === 'owner' || role === 'admin')
  const signOut = async (): Promise<void> => {
    try {
      await session.signOut()
    } catch {
      setProblem('Signing out needs a connection.')
    }
  }
  return (
    <Stack component="section" aria-label="Account" gap="sm">
      <Title order={2}>Account</Title>
      <Group justify="space-between">
        <Text>Signed in as <b>{account.person.name}</b></Text>
        <Button variant="default" onClick={() => void signOut()}>Sign out</Button>
      </Group>
      {problem !== null && <Alert color="red" role="alert">{problem}</Alert>}
      {managed.length > 0 && <InvitePanel roles={managed} />}
    </Stack>
  )
}
