import { Group, Loader, Title } from '@mantine/core'
import { t } from '../texts/t.ts'

/**
 * Shown while a part of the app loads: a moment from this device, on the very first visit as long as the
 * network takes.
 */
export function Loading() {
  return (
    <Group component="main" justify="center" mih="100dvh">
      <Loader aria-hidden />
      <Title order={1} size="h3">
        {t('common.loading')}
      </Title>
    </Group>
  )
}
