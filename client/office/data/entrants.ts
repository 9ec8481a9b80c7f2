import type { z } from 'zod'
import { record } from '../../base/requests/record.ts'
import { listOf } from './queries.ts'

const entrant = record('tournament_teams', [
  'time_last_updated',
  'tournament_id',
  'team_id',
  'team_name',
  'seed',
  'final_standing',
  'status',
]).extend({ team: record('teams', ['id', 'name']).nullable() })
/** A team in a tournament. */
export type Entrant = z.infer<typeof entrant>

/** The teams of a tournament, by their seeds. */
export const entrantsOf = (tournamentId: number) =>
  listOf('tournament_teams', { tournament_id: String(tournamentId), order_by: '[seed,team_id]' }, entrant)

/** The team's name in the tournament, even if nothing else of the team is visible. */
export const entrantName = ({ team, team_name }: Entrant): string => team?.name ?? team_name

/** The teams that still play in a tournament. */
export const playingIn = (entrants: readonly Entrant[]) =>
  entrants
    .filter(({ status }) => status === 'playing')
    .map(entrant => ({ id: entrant.team_id, name: entrantName(entrant) }))

/** The names of the teams of a tournament by their ids. */
export const namesOf = (entrants: readonly Entrant[]): ReadonlyMap<number, string> =>
  new Map(entrants.map(one => [one.team_id, entrantName(one)]))
