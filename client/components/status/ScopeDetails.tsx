import { Alert, Anchor, Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { useServices } from '../services.ts'
import { useLatest } from '../use-latest.ts'
import type { ScopeStanding } from '../../sync/status/watch-sync.ts'
import { behind, type Report } from '../../sync/replication/report.ts'
import { clockTime } from '../../base/formats/own-clock.ts'
import { watchVerdicts, type VerdictLine } from '../../sync/status/watch-verdicts.ts'
import { HandOver } from '../handover/HandOver.tsx'
import classes from './status.module.css'
import { t } from '../../texts/t.ts'

const none: readonly VerdictLine[] = []

interface ScopeDetailsProps {
  readonly standing: ScopeStanding
  readonly onLeave: () => void
}

/** The state of one event: its unsent entries, the last contact with the server, the entries not counted. */
export function ScopeDetails({ standing: { open, unsent, report }, onLeave }: ScopeDetailsProps) {
  const { known } = useServices()
  const verdicts = useLatest(
    useMemo(() => watchVerdicts(open), [open]),
    none,
  )
  return (
    <Stack gap={4} className={classes.scope} data-testid={`sync-${open.scope}`}>
      <Title order={2} size="h4">
        {known.nameOf(open.scope) ?? open.scope}
      </Title>
      <Text>{unsent === 0 ? t('sending.allSent') : t('sending.unsent', { count: unsent })}</Text>
      <Text>{contactText(report)}</Text>
      {report.again && (
        <Text data-testid="sent-again">
          {t(report.again.isDone ? 'sending.sentAgain' : 'sending.sendingAgain', {
            time: clockTime(report.again.at),
            count: report.again.many,
          })}
        </Text>
      )}
      {report.heldBack && (
        <Alert color="red" title={t('sending.heldBack')} data-testid="held-back">
          {report.heldBack}
        </Alert>
      )}
      {unsent > 0 && <HandOver open={open} />}
      {verdicts.map(({ key, gameId, many, text }) => (
        <Alert key={key} color="red" title={t('sending.look', { count: many })} data-testid="verdict">
          {text}{' '}
          {gameId > 0 && (
            <Anchor component={Link} href={`/events/${open.scope}/games/${gameId}`} onClick={onLeave}>
              {t('sending.showGame')}
            </Anchor>
          )}
        </Alert>
      ))}
    </Stack>
  )
}

/** The state of the connection, its last contact, and the changes still missing. */
function contactText(report: Report): string {
  const { connection, lastContact } = report
  const missing = behind(report)
  return [
    t(`sending.connection.${connection}`),
    lastContact === null ? '' : t('sending.lastContact', { time: clockTime(lastContact) }),
    missing > 0
      ? t('sending.behind', { count: missing })
      : connection === 'reached'
        ? t('sending.upToDate')
        : '',
  ]
    .filter(Boolean)
    .join(', ')
}
