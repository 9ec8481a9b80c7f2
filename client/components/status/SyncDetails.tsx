import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { Tagged } from '../Tagged.tsx'
import { signInAddress } from '../../accounts/came-from.ts'
import { useServices } from '../services.ts'
import { useLatest } from '../use-latest.ts'
import { watchStandings, type ScopeStanding } from '../../sync/status/watch-sync.ts'
import type { SyncState } from '../../sync/status/sync-text.ts'
import { TakeIn } from '../handover/TakeIn.tsx'
import { ScopeDetails } from './ScopeDetails.tsx'
import { WhoRecords } from './WhoRecords.tsx'
import { t } from '../../texts/t.ts'

const none: readonly ScopeStanding[] = []

interface SyncDetailsProps {
  readonly onClose: () => void
  readonly sync: SyncState
}

/** The sent and unsent entries, event by event, and possible remedies. */
export function SyncDetails({ onClose, sync }: SyncDetailsProps) {
  const { scopes, version, wake, session } = useServices()
  const standings = useLatest(
    useMemo(() => watchStandings(scopes), [scopes]),
    none,
  )
  const isKept = useLatest(version.isKept$, version.isKept$.value)
  const account = useLatest(session.remembered.account$, session.remembered.account$.value)
  return (
    <Modal opened onClose={onClose} title={t('sending.title')} size="lg" closeOnClickOutside={false}>
      <Stack>
        <Text fw={700}>{sync.words}</Text>
        <Text>{t('sending.what')}</Text>
        {!isKept && (
          <Alert color="yellow" title={t('status.notKept')}>
            {'serviceWorker' in navigator ? t('sending.notKeptYet') : t('tablet.found.noWorker')}
          </Alert>
        )}
        {sync.state === 'update' && (
          <Alert color="red" title={t('sending.tooOld')}>
            {t('sending.tooOldWhat')}
            <Button mt="sm" onClick={() => void version.update()}>
              {t('sending.update')}
            </Button>
          </Alert>
        )}
        {sync.state === 'sign-in' && (
          <Button component={Link} href={signInAddress(location)} onClick={onClose}>
            {t('sending.signIn')}
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
              <Tagged text="sending.recordingAs" values={{ name: account.person.name }} />
            ) : (
              t('sending.nobody')
            )}
          </Text>
          <Button variant="default" onClick={wake}>
            {t('sending.sendNow')}
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
