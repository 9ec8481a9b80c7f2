import { Alert, Progress, Stack, Text } from '@mantine/core'
import { later } from '../../components/later.tsx'
import { useLatest } from '../../components/use-latest.ts'
import { behind, firstReport } from '../../sync/replication/report.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import { t } from '../../texts/t.ts'

const SealedEntries = later(async () => (await import('./SealedEntries.tsx')).SealedEntries)

/** Fewer changes than this arrive before anybody could read the progress. */
const WORTH_SHOWING = 50

/** How far the first download is, or why it has not begun. */
export function DownloadProgress({ open, empty }: { open: OpenScope; empty: boolean }) {
  const report = useLatest(open.report$, firstReport)
  const missing = behind(report)
  if (report.connection === 'reached' && missing > WORTH_SHOWING) {
    const share = Math.round((report.position / report.head) * 100)
    return (
      <Stack gap={4} role="status">
        <Text fw={700}>{t('download.downloading', { share })}</Text>
        <Progress value={share} size="xl" aria-label={t('download.download')} />
      </Stack>
    )
  }
  if (!empty) return null
  switch (report.connection) {
    case 'reached':
      return <Text role="status">{t('download.noGames')}</Text>
    case 'waiting':
      return <Text role="status">{t('download.connecting')}</Text>
    case 'signed-out':
      return (
        <Alert color="red" title={t('download.signIn')}>
          {t('download.signInWhat')}
          <SealedEntries open={open} />
        </Alert>
      )
    case 'forbidden':
      return (
        <Alert color="red" title={t('download.noAccess')}>
          {t('download.noAccessWhat')}
          <SealedEntries open={open} />
        </Alert>
      )
    case 'outdated':
      return (
        <Alert color="red" title={t('download.update')}>
          {t('download.updateWhat')}
        </Alert>
      )
    case 'unreachable':
      return (
        <Alert color="yellow" title={t('download.noConnection')}>
          {t('download.noConnectionWhat')}
        </Alert>
      )
  }
}
