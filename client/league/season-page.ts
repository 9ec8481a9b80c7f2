import { z } from 'zod'
import { readAll } from '../requests/read-all.ts'
import { sendRequest } from '../requests/send-request.ts'
import { named, season, seasonName, team, type Named, type Team } from './record-shapes.ts'

const counted = z.object({ meta: z.object({ total_count: z.int() }) })

/** What the page of a season shows. */
export interface SeasonPage {
  readonly name: string
  readonly tournaments: readonly Named[]
  readonly teams: readonly Team[]
  /** Whether games are played in it outside of its tournaments. */
  readonly hasOwnGames: boolean
}

/** @throws RequestError */
export async function fetchSeasonPage(id: number, signal: AbortSignal): Promise<SeasonPage> {
  const [one, tournaments, teams, { meta }] = await Promise.all([
    sendRequest(`/v1/seasons/${id}/`, season, { signal }),
    readAll('tournaments', { season_id: String(id), order_by: '[-start_date]' }, named, signal),
    readAll('teams', { season_id: String(id), order_by: '[name]' }, team, signal),
    sendRequest(`/v1/games/?season_id=${id}&tournament_id=null&limit=1&fields=[id]`, counted, { signal }),
  ])
  return { name: seasonName(one), tournaments, teams, hasOwnGames: meta.total_count > 0 }
}
