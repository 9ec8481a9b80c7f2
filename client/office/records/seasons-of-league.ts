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
