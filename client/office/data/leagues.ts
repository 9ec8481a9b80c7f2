import type { z } from 'zod'
import { record } from '../../base/requests/record.ts'
import { listOf, recordOf } from './queries.ts'

const league = record('leagues', ['id', 'time_last_updated', 'name', 'sport', 'gender', 'organization_id'])
export type League = z.infer<typeof league>

/** The league of a season. */
export const leagueAt = (leagueId: number) => recordOf('leagues', leagueId, league)

/** The leagues of an organization. */
export const leaguesOf = (organizationId: number) =>
  listOf('leagues', { organization_id: String(organizationId), order_by: '[name,id]' }, league)
