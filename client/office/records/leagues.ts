import { z } from 'zod'
import { answerOf } from './queries.ts'

const league = z.object({ id: z.int(), name: z.string(), sport: z.string(), organization_id: z.int() })

/** The league of a season. */
export const leagueAt = (leagueId: number) => answerOf(`/v1/leagues/${leagueId}/`, league)
