import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Temporal } from 'temporal-polyfill'
import { entrantName, entrantsOf } from '../../data/entrants.ts'
import { teamsOfSeason } from '../../data/fixtures.ts'
import { namedGames } from '../../data/game-names.ts'
import { gamesOfTournament } from '../../data/games.ts'
import { leagueAt } from '../../data/leagues.ts'
import type { Organization, Season, Tournament } from '../../data/shapes.ts'
import { teamsOfOrganization } from '../../data/teams.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { Calendar } from './Calendar.tsx'

/** The calendar of an organization, with everything that it does. */
export function OrganizationCalendar({ subject: { id } }: { subject: Organization }) {
  const { data = [] } = useQuery(teamsOfOrganization(id))
  const teams = data.map(team => ({
    id: team.id,
    name: team.season === null ? team.name : `${team.name} (${team.season.name})`,
  }))
  const of = { by: 'organization_id', id } as const
  return (
    <Calendar
      subject={{ of, organizationId: id, zone: Temporal.Now.timeZoneId(), teams }}
      games={[]}
      first={null}
      last={null}
    />
  )
}

/** The calendar of a season: its own, and that of its tournaments. */
export function SeasonCalendar({ subject }: { subject: Season }) {
  const { data: league } = useQuery(leagueAt(subject.league_id))
  const { data: teams = [] } = useQuery(teamsOfSeason(subject.id))
  const of = { by: 'season_id', id: subject.id } as const
  return (
    <Calendar
      subject={{ of, organizationId: league?.organization_id, zone: Temporal.Now.timeZoneId(), teams }}
      games={[]}
      first={subject.start_date}
      last={subject.end_date}
    />
  )
}

/** The calendar of a tournament, with its games. */
export function TournamentCalendar({ subject }: { subject: Tournament }) {
  const { data: league } = useQuery(leagueAt(subject.season.league.id))
  const { data: entrants = [] } = useQuery(entrantsOf(subject.id))
  const query = useQuery(gamesOfTournament(subject.id))
  const games = useMemo(() => (query.data ? namedGames(query.data) : []), [query.data])
  const of = { by: 'tournament_id', id: subject.id } as const
  const teams = entrants.map(entrant => ({ id: entrant.team_id, name: entrantName(entrant) }))
  return (
    <QueryResult query={query}>
      {() => (
        <Calendar
          subject={{ of, organizationId: league?.organization_id, zone: subject.timezone, teams }}
          games={games}
          first={subject.start_date}
          last={subject.end_date}
        />
      )}
    </QueryResult>
  )
}
