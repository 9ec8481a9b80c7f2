import { Button, Group, Stack, Text, Title } from '@mantine/core'
import {
  IconAppWindow,
  IconDeviceTablet,
  IconDotsVertical,
  IconShare2,
  IconSquarePlus,
  type TablerIcon,
} from '@tabler/icons-react'
import { useLatest } from '../../components/use-latest.ts'
import { install, installOffered$, installWay } from '../../base/device/install.ts'
import { t } from '../../texts/t.ts'

/** Steps with the signs that they are about, as the browsers draw them. */
const steps = {
  share: [
    ['share', IconShare2],
    ['addToHome', IconSquarePlus],
    ['open', IconAppWindow],
  ],
  menu: [
    ['menu', IconDotsVertical],
    ['installApp', IconDeviceTablet],
    ['open', IconAppWindow],
  ],
} as const satisfies Record<string, readonly (readonly [string, TablerIcon])[]>

/** The way onto the home screen: a button where the browser has one, else steps with pictures. */
export function InstallSection() {
  useLatest(installOffered$, null)
  const way = installWay()
  return (
    <Stack component="section" aria-label={t('tablet.installing')} gap="sm">
      <Title order={2}>{t('tablet.installing')}</Title>
      <Text>{way === 'installed' ? t('tablet.installed') : t('tablet.whyInstall')}</Text>
      {way === 'button' && <Button onClick={() => void install()}>{t('tablet.install')}</Button>}
      {(way === 'share' || way === 'menu') && (
        <ol>
          {steps[way].map(([step, Icon]) => (
            <li key={step}>
              <Group wrap="nowrap">
                <Icon size={48} stroke={1.5} aria-hidden style={{ flex: 'none' }} />
                <Text>{t(`tablet.steps.${step}`)}</Text>
              </Group>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  )
}
