import { Alert, NativeSelect, SegmentedControl, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useLatest } from '../../../components/use-latest.ts'
import { useNow } from '../../../components/use-now.ts'
import { useSearchChoices } from '../../../components/use-search-choices.ts'
import { daysOf, dayToShow, teamsToCheckIn } from '../../../reading/events/check-in.ts'
import { titleOfDay, type EventDetails } from '../../../reading/events/event-view.ts'
import { watchCheckIns, type CheckInsByGame } from '../../../reading/events/watch-check-ins.ts'
import { watchSquads, type EventSquads } from '../../../reading/events/watch-squads.ts'
import type { OpenScope } from '../../../sync/scopes/open-scope.ts'
import { t } from '../../../texts/t.ts'
import { TeamCheckIn } from './TeamCheckIn.tsx'
import { useCheckIn } from './use-check-in.ts'
import { useMayCheckIn } from './use-may-check-in.ts'
import classes from './check-in.module.css'

const nobody: EventSquads = { roster: [], players: [] }
const none: CheckInsByGame = new Map()

/** The teams of a day and their players: who is there and who is missing. */
export function CheckIn({ open, details }: { open: OpenScope; details: EventDetails }) {
  const { database } = open
  const mayCheckIn = useMayCheckIn(open)
  const squads = useLatest(
    useMemo(() => watchSquads(database), [database]),
    nobody,
  )
  const checkIns = useLatest(
    useMemo(() => watchCheckIns(database), [database]),
    none,
  )
  const [wanted, choose] = useSearchChoices()
  // The teams that were missing when the choice was made stay in view: no button moves below a finger.
  const [missing, showMissing] = useState<ReadonlySet<number> | null>(null)
  const now = useNow()
  const days = daysOf(details.games)
  const day = wanted.get('day') ?? dayToShow(details.games, days, now)
  const { checkIn, problem } = useCheckIn(open, day, checkIns)
  const teams = teamsToCheckIn(details, day, checkIns, squads)
  if (!mayCheckIn) return <Text>{t('checkIn.notYours')}</Text>
  const here = teams.filter(({ isHere }) => isHere === true)
  return (
    <>
      {days.length > 1 && (
        <NativeSelect
          aria-label={t('reading.day')}
          value={day}
          onChange={({ currentTarget }) => {
            showMissing(null)
            choose({ day: currentTarget.value })
          }}
          data={days.map(value => ({ value, label: titleOfDay(value) }))}
        />
      )}
      <Text role="status" fw={700}>
        {t('checkIn.count', { here: here.length, count: teams.length })}
      </Text>
      <SegmentedControl
        aria-label={t('checkIn.which')}
        value={missing ? 'missing' : 'all'}
        onChange={value =>
          showMissing(
            value === 'all'
              ? null
              : new Set(teams.filter(({ isHere }) => isHere !== true).map(({ id }) => id)),
          )
        }
        data={[
          { value: 'all', label: t('checkIn.all') },
          { value: 'missing', label: t('checkIn.missingOnes') },
        ]}
      />
      {problem !== null && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <ul className={classes.teams}>
        {teams
          .filter(({ id }) => missing?.has(id) ?? true)
          .map(team => (
            <TeamCheckIn key={team.id} team={team} now={now} checkIn={checkIn} />
          ))}
      </ul>
    </>
  )
}
