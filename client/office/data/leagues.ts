import { z } from 'zod'
import { answerOf, listOf } from './queries.ts'

const league = z.object({
  id: z.int(),
  time_last_updated: z.string(),
  name: z.string(),
  sport: z.string(),
  gender: z.string(),
  organization_id: z.int(),
})
export type League = z.infer<typeof league>

/** The league of a season. */
export const leagueAt = (leagueId: number) => answerOf(`/v1/leagues/${leagueId}/`, league)

/** The leagues of an organization. */
export const leaguesOf = (organizationId: number) =>
  listOf('leagues', { organization_id: String(organizationId), order_by: '[name,id]' }, league)
