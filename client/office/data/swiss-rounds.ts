import { z } from 'zod'
import { fieldsParam, record } from '../../base/requests/record.ts'
import { listOf } from './queries.ts'

export const pairing = z.object({ team_1_id: z.int(), team_2_id: z.int().nullable(), reason: z.string() })

const swissRound = record('swiss_rounds', [
  'id',
  'time_last_updated',
  'tournament_id',
  'start_time',
  'visibility',
]).extend({
  // The server numbers a round that is made without a number.
  round_number: z.int(),
  pairings: z.array(pairing),
})
/** A round in which teams of similar standing meet. */
export type SwissRound = z.infer<typeof swissRound>

/** The rounds of a tournament in their order. */
export const swissRoundsOf = (tournamentId: number) =>
  listOf(
    'swiss_rounds',
    {
      tournament_id: String(tournamentId),
      order_by: '[round_number]',
      fields: fieldsParam(swissRound),
    },
    swissRound,
  )

/** A drawn round, or the preview of one. */
export const drawnRound = z.object({
  round_number: z.int(),
  pairings: z.array(pairing),
  /** Consequences to check first; only in a preview. */
  consequences: z.array(z.object({ kind: z.string(), text: z.string() })).default([]),
})
