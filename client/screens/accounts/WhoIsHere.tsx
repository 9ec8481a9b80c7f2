import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Account } from '../../accounts/person.ts'
import { useServices } from '../../components/services.ts'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { useRequest } from '../../components/use-request.ts'
import { hasUnsentInput } from '../../base/device/edits.ts'
import { leaveOffice } from '../../base/device/clear-office-data.ts'
import { t } from '../../texts/t.ts'

/**
 * The signed-in account on this device, with sign-out. It asks first if unsaved edits in the office would be
 * lost.
 */
export function WhoIsHere({ account: { person } }: { account: Account }) {
  const { session } = useServices()
  const { busy, problem, send } = useRequest()
  const [isOpen, setIsOpen] = useState(false)
  const signOut = (): void => void send(() => session.signOut().then(leaveOffice))
  return (
    <Stack component="section" aria-label={t('account.signedIn')} gap="sm">
      <Group justify="space-between">
        <div>
          <Text fw={800} fz="xl">
            {person.name}
          </Text>
          <Text style={{ overflowWrap: 'anywhere' }}>{person.email ?? t('passes.cameIn')}</Text>
        </div>
        <Button
          variant="default"
          loading={busy}
          onClick={() => (hasUnsentInput() ? setIsOpen(true) : signOut())}
        >
          {t('account.signOut')}
        </Button>
      </Group>
      {isOpen && (
        <Alert color="yellow" role="alert">
          <Stack gap="sm">
            {t('account.unsentOffice')}
            <Group>
              <Button color="red" loading={busy} onClick={() => signOut()}>
                {t('account.signOutAndRemove')}
              </Button>
              <Button variant="default" onClick={() => setIsOpen(false)}>
                {t('account.staySignedIn')}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      <ProblemAlert problem={problem} />
    </Stack>
  )
}
