import { Alert, Progress, Stack, Text } from '@mantine/core'
import { useLatest } from '../../components/use-latest.ts'
import { behind, firstReport } from '../../replication/report.ts'
import type { OpenScope } from '../../scopes/open-scope.ts'
import { t } from '../../texts/t.ts'

/** Fewer changes than this arrive before one could read about them. */
const WORTH_SHOWING = 50

/** How far the first download is, or why it has not begun. */
export function DownloadProgress({ open, empty }: { open: OpenScope; empty: boolean }) {
  const report = useLatest(open.report$, firstReport)
  const missing = behind(report)
  if (report.connection === 'reached' && missing > WORTH_SHOWING) {
    const share = Math.round((report.position / report.head) * 100)
    return (
      <Stack gap={4} role="status">
        <Text fw={700}>{t('events.downloading', { share })}</Text>
        <Progress value={share} size="xl" aria-label={t('events.download')} />
      </Stack>
    )
  }
  if (!empty) return null
  switch (report.connection) {
    case 'reached':
      return <Text role="status">{t('events.noGames')}</Text>
    case 'waiting':
      return <Text role="status">{t('events.connecting')}</Text>
    case 'signed-out':
      return (
        <Alert color="red" title={t('events.signIn')}>
          {t('events.signInWhat')}
        </Alert>
      )
    case 'forbidden':
      return (
        <Alert color="red" title={t('events.noAccess')}>
          {t('events.noAccessWhat')}
        </Alert>
      )
    case 'outdated':
      return (
        <Alert color="red" title={t('events.update')}>
          {t('events.updateWhat')}
        </Alert>
      )
    case 'unreachable':
      return (
        <Alert color="yellow" title={t('events.noConnection')}>
          {t('events.noConnectionWhat')}
        </Alert>
      )
  }
}
