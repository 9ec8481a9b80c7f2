import { Alert, Anchor, Stack, Text, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { tournamentScope } from '../../../../shared-schema/replication/scope.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { ownDivisionsOf } from '../../data/divisions.ts'
import { entrantsOf } from '../../data/entrants.ts'
import { sendChange } from '../../data/change.ts'
import type { Meet, Tournament } from '../../data/shapes.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useSteps } from '../../frame/use-steps.ts'
import { t } from '../../texts/t.ts'
import { StillOpen } from './StillOpen.tsx'

/** The end of an event with divisions: what is open in each of them, and the lock of all. */
export function MeetClosing({ subject }: { subject: Meet }) {
  const divisions = useQuery(ownDivisionsOf(subject))
  return (
    <QueryResult query={divisions}>
      {found => (found.length === 0 ? <Text>{t('divisions.none')}</Text> : <Divisions divisions={found} />)}
    </QueryResult>
  )
}

function Divisions({ divisions }: { divisions: readonly Tournament[] }) {
  const { run, busy, problem, isChangedSince } = useSteps()
  const open = divisions.filter(({ is_closed }) => !is_closed)
  const close = () =>
    void run(async step => {
      for (const { id, time_last_updated: asOf } of open)
        await sendChange(
          { method: 'PATCH', path: `/v1/tournaments/${id}/`, body: { is_closed: true }, asOf },
          '',
          step,
        )
    })
  return (
    <Stack gap="xl">
      {open.length === 0 ? (
        <Alert color="field" icon={<IconLock />} title={t('closing.isClosed')}>
          {t('closing.isClosedWhat')}
        </Alert>
      ) : (
        <Text>{t('closing.what')}</Text>
      )}
      {divisions.map(division => (
        <Division key={division.id} division={division} />
      ))}
      <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
      {open.length > 0 && (
        <div>
          <SendButton busy={busy} leftSection={<IconLock />} onClick={close}>
            {t('closing.closeAll', { count: open.length })}
          </SendButton>
        </div>
      )}
    </Stack>
  )
}

function Division({ division: { id, name, is_closed } }: { division: Tournament }) {
  const entrants = useQuery({ ...entrantsOf(id), enabled: !is_closed })
  return (
    <Stack component="section" gap="xs" aria-label={name}>
      <Title order={2}>{name}</Title>
      {is_closed ? (
        <Text>{t('closing.divisionClosed')}</Text>
      ) : (
        <QueryResult query={entrants}>
          {found => (
            <StillOpen
              order={3}
              scope={tournamentScope(id)}
              openPlaces={found.filter(({ final_standing }) => final_standing === null).length}
            />
          )}
        </QueryResult>
      )}
      <Anchor component={Link} href={`/office/tournaments/${id}/closing`}>
        {t('closing.awardsOf')}
      </Anchor>
    </Stack>
  )
}
