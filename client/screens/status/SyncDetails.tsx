import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { signInAddress } from '../../accounts/came-from.ts'
import { useServices } from '../../app/services.ts'
import { useLatest } from '../../app/use-latest.ts'
import { watchStandings, type ScopeStanding } from '../../app/watch-sync.ts'
import type { SyncState } from '../../replication/sync-words.ts'
import { TakeIn } from '../handover/TakeIn.tsx'
import { ScopeDetails } from './ScopeDetails.tsx'

const none: readonly ScopeStanding[] = []

interface SyncDetailsProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly sync: SyncState
}

/** What is sent and what is not, event by event, and what to do about it. */
export function SyncDetails({ opened, onClose, sync }: SyncDetailsProps) {
  const { scopes, version, wake, session } = useServices()
  const standings = useLatest(useMemo(() => watchStandings(scopes), [scopes]), none)
  const account = useLatest(session.remembered.account$, session.remembered.account$.value)
  return (
    <Modal opened={opened} onClose={onClose} title="Saving and sending" size="lg" closeButtonProps={{ 'aria-label': 'Close', size: 56 }}>
      <Stack>
        <Text fw={700}>{sync.words}</Text>
        <Text>Everything you record is saved on this device at once, and sent as soon as that is possible.</Text>
        {sync.state === 'update' && (
          <Alert color="red" title="This version of the app is too old">
            What you recorded is kept, and sent by the new version.
            <Button mt="sm" onClick={() => void version.update()}>Update</Button>
          </Alert>
        )}
        {sync.state === 'sign-in' && (
          <Button component={Link} href={signInAddress(location)} onClick={onClose}>Sign in</Button>
        )}
        {standings.map(standing => <ScopeDetails key={standing.open.scope} standing={standing} onLeave={onClose} />)}
        <TakeIn />
        <Group justify="space-between">
          <Text>{account ? <>Recording as <bdi>{account.person.name}</bdi></> : 'Nobody is signed in on this device'}</Text>
          <Button variant="default" onClick={wake}>Try to send now</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
