import { Stack } from '@mantine/core'
import { useMemo } from 'react'
import { useServices } from '../../components/services.ts'
import { useLatest } from '../../components/use-latest.ts'
import type { EventDetails } from '../../reading/events/event-view.ts'
import { hasDetails, type EventSite } from '../../reading/events/event-sites.ts'
import { watchEvent } from '../../reading/events/watch-event.ts'
import { watchSeason } from '../../reading/events/watch-season.ts'
import { watchTournament } from '../../reading/events/watch-tournament.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import type { SeasonRecords } from '../../sync/storage/season-records.ts'
import type { TournamentRecords } from '../../sync/storage/tournament-records.ts'
import { DeskNotice } from '../desk/DeskNotice.tsx'
import { DownloadProgress } from './DownloadProgress.tsx'
import { GameList } from './GameList.tsx'
import {
  Brackets,
  CheckIn,
  Leaders,
  PlayerOfEvent,
  Schedule,
  SeasonStandings,
  SitesOfEvent,
  Standings,
  TeamOfEvent,
} from './lazy-parts.ts'
import { PartNav } from './PartNav.tsx'
import { useMayCheckIn } from './check-in/use-may-check-in.ts'
import { useSites } from './sites/use-sites.ts'
import { t } from '../../texts/t.ts'

interface EventPartsProps {
  readonly open: OpenScope
  readonly part: string | undefined
  /** The id of the current team, player, site or field. */
  readonly id: string | undefined
}

/**
 * The games of an event, its schedule, standings, brackets, leaders, sites, teams and players: one at a time.
 */
export function EventParts({ open, part = '', id }: EventPartsProps) {
  const details = useLatest<EventDetails | null>(
    useMemo(() => watchEvent(open.database), [open]),
    null,
  )
  const records = useLatest<TournamentRecords | null>(
    useMemo(() => watchTournament(open.database), [open]),
    null,
  )
  const season = useLatest<SeasonRecords | null>(
    useMemo(() => watchSeason(open.database, open.scope), [open]),
    null,
  )
  const sites = useSites(open)
  const mayCheckIn = useMayCheckIn(open)
  if (!details || !records || !sites) return null
  const at = (value: string, name: string) => ({
    to: `/events/${open.scope}${value && `/${value}`}`,
    name,
    isShown: part === value,
  })
  return (
    <Stack>
      <DeskNotice open={open} />
      {details.games.length > 0 && (
        <PartNav
          label={t('events.whatToShow')}
          parts={[
            at('', t('events.games')),
            at('schedule', t('reading.schedule')),
            at('standings', t('events.standings')),
            ...(records.brackets.length > 0 ? [at('brackets', t('events.brackets'))] : []),
            at('leaders', t('reading.leaders')),
            ...(mayCheckIn ? [at('check-in', t('checkIn.title'))] : []),
            ...(sites.some(hasDetails) ? [at('sites', t('sites.title'))] : []),
          ]}
        />
      )}
      <DownloadProgress open={open} empty={details.games.length === 0} />
      <Part
        open={open}
        details={details}
        records={records}
        season={season}
        sites={sites}
        part={part}
        id={Number(id)}
      />
    </Stack>
  )
}

interface PartProps {
  readonly open: OpenScope
  readonly details: EventDetails
  readonly records: TournamentRecords
  readonly season: SeasonRecords | null
  readonly sites: readonly EventSite[]
  readonly part: string
  readonly id: number
}

function Part({ open, details, records, season, sites, part, id }: PartProps) {
  const event = useServices().known.nameOf(open.scope) ?? t('common.event')
  switch (part) {
    case 'schedule':
      return <Schedule details={details} records={records} scope={open.scope} event={event} />
    case 'standings':
      return season ? (
        <SeasonStandings details={details} season={season} scope={open.scope} event={event} />
      ) : (
        <Standings details={details} records={records} scope={open.scope} event={event} />
      )
    case 'brackets':
      return <Brackets details={details} records={records} scope={open.scope} event={event} />
    case 'sites':
      return <SitesOfEvent sites={sites} scope={open.scope} siteId={id} />
    case 'fields':
      return <SitesOfEvent sites={sites} scope={open.scope} fieldId={id} />
    case 'check-in':
      return <CheckIn open={open} details={details} />
    case 'leaders':
      return <Leaders open={open} details={details} />
    case 'teams':
      return <TeamOfEvent key={id} open={open} details={details} records={records} teamId={id} />
    case 'players':
      return <PlayerOfEvent key={id} open={open} details={details} playerId={id} />
    default:
      return <GameList details={details} records={records} open={open} />
  }
}
