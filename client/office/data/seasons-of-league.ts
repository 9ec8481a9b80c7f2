import type { z } from 'zod'
import { fieldsParam, record } from '../../base/requests/record.ts'
import { listOf } from './queries.ts'

const season = record('seasons', ['id', 'name'])
const ofLeague = season.extend({ league: record('leagues', ['id', 'name']) })
/** A season with its league. */
export type LeagueSeason = z.infer<typeof ofLeague>

/** The seasons of a league, the latest first. */
export const seasonsOfLeague = (leagueId: number) =>
  listOf(
    'seasons',
    { league_id: String(leagueId), order_by: '[-start_date,-id]', fields: fieldsParam(season) },
    season,
  )

/** The seasons of all leagues of an organization, the latest first. */
export const seasonsOfOrganization = (organizationId: number) =>
  listOf(
    'seasons',
    { organization_id: String(organizationId), order_by: '[-start_date,-id]', fields: fieldsParam(ofLeague) },
    ofLeague,
  )
