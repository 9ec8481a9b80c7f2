import { z } from 'zod'
import { listOf } from './queries.ts'

const season = z.object({ id: z.int(), name: z.string() })

/** The seasons of a league, the latest first. */
export const seasonsOfLeague = (leagueId: number) =>
  listOf(
    'seasons',
    { league_id: String(leagueId), order_by: '[-start_date,-id]', fields: '[id,name]' },
    season,
  )

/** The seasons of all leagues of an organization, the latest first. */
export const seasonsOfOrganization = (organizationId: number) =>
  listOf(
    'seasons',
    { organization_id: String(organizationId), order_by: '[-start_date,-id]', fields: '[id,name,league]' },
    season.extend({ league: z.object({ name: z.string() }) }),
  )
