import { Alert, Anchor, Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { useServices } from '../../app/services.ts'
import { useLatest } from '../../app/use-latest.ts'
import type { ScopeStanding } from '../../app/watch-sync.ts'
import { behind, type Connection } from '../../replication/report.ts'
import { clockTime } from '../../replication/sync-words.ts'
import { watchVerdicts, type VerdictLine } from '../../scoring/watch-verdicts.ts'
import { HandOver } from '../handover/HandOver.tsx'
import classes from './status.module.css'

const connections: Readonly<Record<Connection, string>> = {
  waiting: 'Connecting', reached: 'Connected', unreachable: 'No connection',
  'signed-out': 'Signed out', forbidden: 'You have no access to this event. What you recorded goes to its office, which decides, as far as it takes it. Ask for a role: then it goes on by itself',
  outdated: 'This version of the app is too old', 'server-older': 'The server is being updated',
  'not-stored': 'This device cannot store what others recorded. It may be full: delete photos or apps, then it goes on by itself',
}

const counted = (many: number): string => (many === 1 ? '1 entry' : `${many} entries`)

const none: readonly VerdictLine[] = []

interface ScopeDetailsProps {
  readonly standing: ScopeStanding
  readonly onLeave: () => void
}

/** How one event stands: what waits to be sent, when the server was last heard, what it did not count. */
export function ScopeDetails({ standing: { open, unsent, report }, onLeave }: ScopeDetailsProps) {
  const { known } = useServices()
  const verdicts = useLatest(useMemo(() => watchVerdicts(open), [open]), none)
  const missing = behind(report)
  return (
    <Stack gap={4} className={classes.scope} data-testid={`sync-${open.scope}`}>
      <Title order={2} size="h4">{known.nameOf(open.scope) ?? open.scope}</Title>
      <Text>{unsent === 0 ? 'Everything recorded here is sent.' : `${unsent} saved on this device, not sent yet.`}</Text>
      <Text>
        {connections[report.connection]}
        {report.lastContact !== null && `, last contact ${clockTime(report.lastContact)}`}
        {missing > 0 ? `, ${missing} changes behind` : report.connection === 'reached' && ', up to date'}
      </Text>
      {report.again && (
        <Text data-testid="sent-again">
          {`At ${clockTime(report.again.at)} the server had lost some of what it had. `}
          {report.again.isDone ? `It got ${counted(report.again.many)} of this device again.` : `${counted(report.again.many)} of this device are being sent again.`}
        </Text>
      )}
      {report.heldBack && <Alert color="red" title="Some of it is not taken" data-testid="held-back">{report.heldBack}</Alert>}
      {unsent > 0 && <HandOver open={open} />}
      {verdicts.map(({ key, gameId, many, text }) => (
        <Alert key={key} color="red" title={many === 1 ? 'Needs a look' : `Needs a look: ${many} entries`} data-testid="verdict">
          {text}{' '}
          {gameId > 0 && <Anchor component={Link} href={`/events/${open.scope}/games/${gameId}`} onClick={onLeave}>Show the game</Anchor>}
        </Alert>
      ))}
    </Stack>
  )
}
