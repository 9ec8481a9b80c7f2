import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { onJersey } from '../../../shared-schema/rules/on-jersey.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { readAll } from '../../base/requests/read-all.ts'
import { fieldsParam, record } from '../../base/requests/record.ts'
import type { KnownTeam } from '../rosters/plan.ts'
import { entrantName, type Entrant } from './entrants.ts'
import { familiesOf } from './families-read.ts'
import { person, type Person } from './players.ts'
import { listOf } from './queries.ts'
import { readsOnly } from './reads.ts'

const team = record('teams', [
  'id',
  'time_last_updated',
  'name',
  'status',
  'division',
  'contact_name',
  'contact_email',
])
/** A team of a season. */
export type SeasonTeam = z.infer<typeof team>

/** The teams of a season by their names. */
export const teamsOfSeason = (seasonId: number) =>
  listOf(
    'teams',
    {
      season_id: String(seasonId),
      order_by: '[name,id]',
      fields: fieldsParam(team),
    },
    team,
  )

const teamAnywhere = record('teams', ['id', 'name']).extend({
  season: record('seasons', ['name']).nullable(),
})

/** The teams of all seasons of an organization by their names. */
export const teamsOfOrganization = (organizationId: number) =>
  listOf(
    'teams',
    { organization_id: String(organizationId), order_by: '[name,id]', fields: fieldsParam(teamAnywhere) },
    teamAnywhere,
  )

const rosterLine = record('team_players', ['team_id', 'player_id', 'number', 'jersey_number']).extend({
  player: record('players', ['first_name', 'last_name', 'nickname']),
})
/** A player on the roster of a team. */
export type RosterLine = z.infer<typeof rosterLine>

/** The rosters of all teams of a season. */
export const rostersOfSeason = (seasonId: number) =>
  listOf('team_players', { season_id: String(seasonId), fields: fieldsParam(rosterLine) }, rosterLine)

const onRoster = record('team_players', [
  'team_id',
  'player_id',
  'number',
  'jersey_number',
  'time_last_updated',
])
const player = person.extend(record('players', ['time_last_updated']).shape)

/** A player of a team; each record with the time of its last change. */
export interface Rostered {
  readonly line: z.infer<typeof onRoster>
  readonly player: z.infer<typeof player>
}

/** The roster of a team, by the numbers. */
export const rosterOf = (teamId: number) =>
  queryOptions({
    queryKey: [
      readsOnly(...familiesOf('team_players', onRoster), ...familiesOf('players', player)),
      'roster',
      teamId,
    ],
    queryFn: async ({ signal }): Promise<Rostered[]> => {
      const ofTeam = { team_id: String(teamId), order_by: '[number,player_id]' }
      const lines = await readAll('team_players', ofTeam, onRoster, signal)
      if (lines.length === 0) return []
      const player_ids = `[${lines.map(({ player_id }) => player_id).join(',')}]`
      const players = new Map(
        (await readAll('players', { player_ids }, player, signal)).map(one => [one.id, one]),
      )
      return lines.flatMap(line => {
        const one = players.get(line.player_id)
        return one ? { line, player: one } : []
      })
    },
  })

/**
 * The teams that a list of names may refer to.
 * @param entrants those of the tournament; null for a season, which includes all
 * @param people details of the players beyond their names, if the list has any
 */
export function knownTeams(
  teams: readonly SeasonTeam[],
  entrants: readonly Entrant[] | null,
  rosters: readonly RosterLine[],
  people: readonly Person[] = [],
): KnownTeam[] {
  const inIt = new Map(entrants?.map(entrant => [entrant.team_id, entrant]))
  const ofSeason = teams.map(({ id, name, division, contact_name, contact_email }) => ({
    id,
    name,
    division,
    contact: { contact_name: contact_name ?? '', contact_email: contact_email ?? '' },
    isIn: entrants === null || inIt.has(id),
    seed: inIt.get(id)?.seed ?? null,
  }))
  const guests = [...inIt.values()]
    .filter(({ team_id }) => !teams.some(({ id }) => id === team_id))
    .map(entrant => ({
      id: entrant.team_id,
      name: entrantName(entrant),
      division: '',
      contact: null,
      isIn: true,
      seed: entrant.seed,
    }))
  const byTeam = groupBy(rosters, ({ team_id }) => team_id)
  const byId = new Map(people.map(person => [person.id, person]))
  return [...ofSeason, ...guests].map(one => ({
    ...one,
    roster: (byTeam.get(one.id) ?? []).map(({ player_id, player: called, ...place }) => ({
      player_id,
      ...called,
      number: onJersey(place),
      birth_date: byId.get(player_id)?.birth_date ?? null,
      email: byId.get(player_id)?.email ?? '',
      gender: byId.get(player_id)?.gender ?? null,
      licence_number: byId.get(player_id)?.licence_number ?? '',
      guardian_name: byId.get(player_id)?.guardian_name ?? '',
      guardian_contact: byId.get(player_id)?.guardian_contact ?? '',
    })),
  }))
}
