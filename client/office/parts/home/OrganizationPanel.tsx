import { Anchor, Badge, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { daysText } from '../../../base/formats/day-title.ts'
import { dayOfDevice } from '../../../base/formats/own-clock.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { byTime, times, type Time, type TimedEvent } from '../../data/by-time.ts'
import { seasonScope, tournamentScope, type Scope } from '../../../../shared-schema/replication/scope.ts'
import { plainText } from '../../../base/formats/plain-text.ts'
import { listOf } from '../../data/queries.ts'
import {
  meet,
  season,
  tournament,
  type Meet,
  type Organization,
  type Season,
  type Tournament,
} from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { DeskBefore, DeskOfDay } from './EventDesk.tsx'

/** Open tasks are shown for so many events of each group, and divisions of each: one takes several requests. */
const DESKS = 3
/** From so many events on there is a field to find one. */
const MANY = 9

interface PanelEvent extends TimedEvent {
  readonly name: string
  readonly page: string
  /** None for an event with divisions: each of these has one. */
  readonly scope?: Scope
  readonly divisions: readonly Omit<PanelEvent, 'divisions'>[]
}

/** An organization with its events: those that are on, those to come, and those that are over. */
export function OrganizationPanel({ organization: { id, name } }: { organization: Organization }) {
  const ofIt = { organization_id: String(id), order_by: '[-start_date]' }
  const tournaments = useQuery(listOf('tournaments', ofIt, tournament))
  const seasons = useQuery(listOf('seasons', ofIt, season))
  const meets = useQuery(listOf('meets', ofIt, meet))
  return (
    <Paper withBorder p="md" component="section" aria-label={name}>
      <Stack>
        <Group justify="space-between">
          <Title order={2}>{name}</Title>
          <Anchor component={Link} href={`/office/organizations/${id}`}>
            {t('home.organization')}
          </Anchor>
        </Group>
        <QueryResult query={tournaments}>
          {some => (
            <QueryResult query={seasons}>
              {all => (
                <QueryResult query={meets}>
                  {several => <Events events={eventsOf(some, all, several)} />}
                </QueryResult>
              )}
            </QueryResult>
          )}
        </QueryResult>
      </Stack>
    </Paper>
  )
}

/** Divisions are listed below their event, and seasons that only frame tournaments at their league. */
function eventsOf(
  tournaments: readonly Tournament[],
  seasons: readonly Season[],
  meets: readonly Meet[],
): PanelEvent[] {
  const own = new Set(meets.map(({ id }) => id))
  /** Of null: those of no event here. Another organization may run the event. */
  const divisionsOf = (meetId: number | null) =>
    tournaments
      .filter(({ meet_id }) => (own.has(meet_id ?? 0) ? meet_id : null) === meetId)
      .map(({ id, name, start_date, end_date, is_closed }) => ({
        ...{ name, start_date, end_date: end_date ?? start_date, is_closed },
        page: `/office/tournaments/${id}`,
        scope: tournamentScope(id),
      }))
  return [
    ...meets.map(({ id, name, start_date, end_date }) => ({
      ...{ name, start_date, end_date: end_date ?? start_date },
      is_closed: isAllClosed(divisionsOf(id)),
      page: `/office/meets/${id}`,
      divisions: divisionsOf(id),
    })),
    ...divisionsOf(null).map(event => ({ ...event, divisions: [] })),
    ...seasons
      .filter(({ is_event }) => is_event)
      .map(({ id, league, name, start_date, end_date, is_closed }) => ({
        ...{ name: `${league.name} ${name}`, start_date, end_date, is_closed },
        page: `/office/seasons/${id}`,
        scope: seasonScope(id),
        divisions: [],
      })),
  ]
}

/** An event is closed once all of its divisions are. */
const isAllClosed = (divisions: readonly TimedEvent[]): boolean =>
  divisions.length > 0 && divisions.every(({ is_closed }) => is_closed)

function Events({ events }: { events: readonly PanelEvent[] }) {
  const [wanted, setWanted] = useState('')
  const [today] = useState(() => dayOfDevice(Date.now()))
  const found = events.filter(({ name, divisions }) =>
    [name, ...divisions.map(one => one.name)].some(text => plainText(text).includes(plainText(wanted))),
  )
  const groups = byTime(found, today)
  return (
    <>
      {events.length >= MANY && (
        <TextInput
          type="search"
          label={t('home.find')}
          maw={420}
          value={wanted}
          onChange={event => setWanted(event.currentTarget.value)}
        />
      )}
      {found.length === 0 && (
        <Text role="status">{t(events.length === 0 ? 'home.noEvent' : 'home.noneFound')}</Text>
      )}
      {times.map(
        time =>
          groups[time].length > 0 && (
            <Stack key={time} gap="xs" component="section" aria-label={t(`home.${time}`)}>
              <Title order={3}>{t(`home.${time}`)}</Title>
              {groups[time].map((event, index) => (
                <EventLine key={event.page} event={event} desk={index < DESKS ? time : undefined} />
              ))}
            </Stack>
          ),
      )}
    </>
  )
}

interface EventLineProps {
  readonly event: PanelEvent
  /** When it takes place, if what waits there is shown. */
  readonly desk: Time | undefined
}

const EventLine = ({ event: { divisions, ...event }, desk }: EventLineProps) => (
  <>
    <EventName event={event} desk={desk} />
    {divisions.length > 0 && (
      <Stack gap="xs" pl="lg" role="group" aria-label={event.name}>
        {divisions.map((division, index) => (
          <EventName key={division.page} event={division} desk={index < DESKS ? desk : undefined} />
        ))}
      </Stack>
    )}
  </>
)

interface EventNameProps extends Pick<EventLineProps, 'desk'> {
  readonly event: Omit<PanelEvent, 'divisions'>
}

/** The name of an event with its days, and what waits there. */
const EventName = ({
  event: { name, page, scope, start_date, end_date, is_closed },
  desk,
}: EventNameProps) => (
  <>
    <Group gap="sm">
      <Anchor component={Link} href={page} fw={700}>
        {name}
      </Anchor>
      {start_date !== null && <Text size="sm">{daysText(start_date, end_date)}</Text>}
      {is_closed && (
        <Badge variant="light" color="gray" size="lg">
          {t('home.closed')}
        </Badge>
      )}
    </Group>
    {scope !== undefined && desk === 'now' && <DeskOfDay scope={scope} page={page} />}
    {scope !== undefined && desk === 'next' && <DeskBefore scope={scope} page={page} />}
  </>
)
