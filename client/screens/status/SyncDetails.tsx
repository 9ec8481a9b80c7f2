import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { Tagged } from '../../components/Tagged.tsx'
import { signInAddress } from '../../accounts/came-from.ts'
import { useServices } from '../../components/services.ts'
import { useLatest } from '../../components/use-latest.ts'
import { watchStandings, type ScopeStanding } from '../../status/watch-sync.ts'
import type { SyncState } from '../../status/sync-text.ts'
import { TakeIn } from '../handover/TakeIn.tsx'
import { ScopeDetails } from './ScopeDetails.tsx'
import { WhoRecords } from './WhoRecords.tsx'
import { t } from '../../texts/t.ts'

const none: readonly ScopeStanding[] = []

interface SyncDetailsProps {
  readonly onClose: () => void
  readonly sync: SyncState
}

/** What is sent and what is not, event by event, and what to do about it. */
export function SyncDetails({ onClose, sync }: SyncDetailsProps) {
  const { scopes, version, wake, session } = useServices()
  const standings = useLatest(
    useMemo(() => watchStandings(scopes), [scopes]),
    none,
  )
  const account = useLatest(session.remembered.account$, session.remembered.account$.value)
  return (
    <Modal opened onClose={onClose} title={t('status.title')} size="lg" closeOnClickOutside={false}>
      <Stack>
        <Text fw={700}>{sync.words}</Text>
        <Text>{t('status.what')}</Text>
        {sync.state === 'update' && (
          <Alert color="red" title={t('status.tooOld')}>
            {t('status.tooOldWhat')}
            <Button mt="sm" onClick={() => void version.update()}>
              {t('status.update')}
            </Button>
          </Alert>
        )}
        {sync.state === 'sign-in' && (
          <Button component={Link} href={signInAddress(location)} onClick={onClose}>
            {t('status.signIn')}
          </Button>
        )}
        {standings.map(standing => (
          <ScopeDetails key={standing.open.scope} standing={standing} onLeave={onClose} />
        ))}
        <WhoRecords onLeave={onClose} />
        <TakeIn />
        <Group justify="space-between">
          <Text>
            {account ? (
              <Tagged text="status.recordingAs" values={{ name: account.person.name }} />
            ) : (
              t('status.nobody')
            )}
          </Text>
          <Button variant="default" onClick={wake}>
            {t('status.sendNow')}
          </Button>
        </Group>
        <Button
          component={Link}
          href="/device"
          variant="default"
          leftSection={<IconSettings />}
          onClick={onClose}
        >
          {t('tablet.title')}
        </Button>
      </Stack>
    </Modal>
  )
}
