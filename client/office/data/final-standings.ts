import { z } from 'zod'
import { answerOf } from './queries.ts'

const finalPlace = z.object({
  place: z.int(),
  team_id: z.int(),
  team: z.object({ name: z.string() }).nullable(),
  is_decided: z.boolean(),
  /** Level with others in the standings before the brackets, so that somebody must decide. */
  is_unresolved: z.boolean(),
  reason: z.string(),
})
/** A team of a tournament and its place. */
export type FinalPlace = z.infer<typeof finalPlace>

/** The path for reading the places of a tournament, and for recording them permanently. */
export const finalStandingsPath = (tournamentId: number): string =>
  `/v1/tournaments/${tournamentId}/standings/`

/** The places of a whole tournament. */
export const finalStandingsOf = (tournamentId: number) =>
  answerOf(finalStandingsPath(tournamentId), z.object({ standings: z.array(finalPlace) }))
