import { Alert, Progress, Stack, Text } from '@mantine/core'
import { useLatest } from '../../app/use-latest.ts'
import { behind, firstReport } from '../../replication/report.ts'
import type { OpenScope } from '../../scopes/open-scope.ts'

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
        <Text fw={700}>Downloading, {share} %</Text>
        <Progress value={share} size="xl" aria-label="Download" />
      </Stack>
    )
  }
  if (!empty) return null
  switch (report.connection) {
    case 'reached': return <Text role="status">This event has no games yet.</Text>
    case 'waiting': return <Text role="status">Connecting…</Text>
    case 'signed-out': return <Alert color="red" title="Sign in to download this event">It is not on this device yet.</Alert>
    case 'forbidden': return <Alert color="red" title="You have no access to this event">Ask the office for an invitation.</Alert>
    case 'outdated': return <Alert color="red" title="Update needed">This version of the app is too old to download the event.</Alert>
    case 'unreachable': return <Alert color="yellow" title="No connection">The event is not on this device yet. It downloads as soon as there is a connection.</Alert>
  }
}
