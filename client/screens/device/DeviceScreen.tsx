import { Stack, Text } from '@mantine/core'
import { later } from '../../components/later.tsx'
import { Tagged } from '../../components/Tagged.tsx'
import { useServices } from '../../components/services.ts'
import { deviceName } from '../../reading/desk/device-name.ts'
import { Page } from '../../components/page/Page.tsx'
import { InstallSection } from './InstallSection.tsx'
import { LookSection } from './LookSection.tsx'
import { StorageSection } from './StorageSection.tsx'
import { TestTablet } from './TestTablet.tsx'
import { t } from '../../texts/t.ts'

const ReplicationPanel = import.meta.env.DEV
  ? later(async () => (await import('./replication/ReplicationPanel.tsx')).ReplicationPanel)
  : null

/** How this device is set, and whether it is ready for a day at the field. */
export function DeviceScreen() {
  const { deviceId } = useServices()
  return (
    <Page title={t('tablet.title')} back={{ to: '/', name: t('common.allEvents') }} narrow>
      <Stack gap="xl">
        <LookSection />
        <TestTablet />
        <InstallSection />
        <StorageSection />
        <Text>
          <Tagged text="tablet.office" values={{ name: deviceName(deviceId) }} />
        </Text>
        {ReplicationPanel && <ReplicationPanel />}
      </Stack>
    </Page>
  )
}
