import { useQuery } from '@tanstack/react-query'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { entrantName, entrantsOf } from '../../data/entrants.ts'
import { fieldName, fieldsOfOrganization, teamsOfSeason } from '../../data/fixtures.ts'
import { leagueAt } from '../../data/leagues.ts'
import { fieldsOfTournament, inNumberOrder } from '../../data/schedule.ts'
import { isTournament, type GameEvent } from './game-form.ts'

interface Named {
  readonly id: number
  readonly name: string
}

/** The teams that can play a game of an event, and its fields; none while they are loading. */
export function useTeamsAndFields(event: GameEvent): {
  readonly teams: readonly Named[]
  readonly fields: readonly Named[]
} {
  const isOfTournament = isTournament(event)
  const inSeason = { enabled: !isOfTournament }
  const entrants = useQuery({ ...entrantsOf(event.id), enabled: isOfTournament })
  const own = useQuery({ ...fieldsOfTournament(event.id), enabled: isOfTournament })
  const teams = useQuery({ ...teamsOfSeason(event.id), ...inSeason })
  const league = useQuery({ ...leagueAt(isOfTournament ? 0 : event.league_id), ...inSeason })
  const organization = league.data?.organization_id
  const fields = useQuery({
    ...fieldsOfOrganization(organization ?? 0),
    enabled: organization !== undefined,
  })
  return isOfTournament
    ? {
        teams: (entrants.data ?? [])
          .filter(({ status }) => status === 'playing')
          .map(entrant => ({ id: entrant.team_id, name: bidiIsolate(entrantName(entrant)) })),
        fields: inNumberOrder(own.data ?? []).map(({ id, name }) => ({ id, name: bidiIsolate(name) })),
      }
    : {
        teams: (teams.data ?? []).map(({ id, name }) => ({ id, name: bidiIsolate(name) })),
        fields: (fields.data ?? []).map(field => ({ id: field.id, name: fieldName(field) })),
      }
}
