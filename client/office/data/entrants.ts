import { z } from 'zod'
import { listOf } from './queries.ts'

const entrant = z.object({
  time_last_updated: z.string(),
  tournament_id: z.int(),
  team_id: z.int(),
  team: z.object({ id: z.int(), name: z.string() }).nullable(),
  team_name: z.string(),
  seed: z.int().nullable(),
  final_standing: z.int().nullable(),
  status: z.enum(['playing', 'withdrawn', 'disqualified']),
})
/** A team in a tournament. */
export type Entrant = z.infer<typeof entrant>

/** The teams of a tournament, by their seeds. */
export const entrantsOf = (tournamentId: number) =>
  listOf('tournament_teams', { tournament_id: String(tournamentId), order_by: '[seed,team_id]' }, entrant)

/** What the tournament calls it, also if nothing else of it may be seen. */
export const entrantName = ({ team, team_name }: Entrant): string => team?.name ?? team_name

/** The names of the teams of a tournament by their ids. */
export const namesOf = (entrants: readonly Entrant[]): ReadonlyMap<number, string> =>
  new Map(entrants.map(one => [one.team_id, entrantName(one)]))
