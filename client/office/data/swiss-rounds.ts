import { z } from 'zod'
import { listOf } from './queries.ts'

export const pairing = z.object({ team_1_id: z.int(), team_2_id: z.int().nullable(), reason: z.string() })

const swissRound = z.object({
  id: z.int(),
  time_last_updated: z.string(),
  tournament_id: z.int(),
  round_number: z.int(),
  start_time: z.string().nullable(),
  visibility: z.enum(['live', 'hidden']),
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
      fields: `[${Object.keys(swissRound.shape).join(',')}]`,
    },
    swissRound,
  )

/** A round that was drawn, or would be. */
export const drawnRound = z.object({
  round_number: z.int(),
  pairings: z.array(pairing),
  /** Of one that would be drawn: what to look at before. */
  consequences: z.array(z.object({ kind: z.string(), text: z.string() })).default([]),
})
