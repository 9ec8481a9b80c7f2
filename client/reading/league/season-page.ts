import { z } from 'zod'
import { readAll } from '../../base/requests/read-all.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import {
  named,
  pictured,
  season,
  seasonName,
  team,
  type Named,
  type Season,
  type Team,
} from './record-shapes.ts'

const counted = z.object({ meta: z.object({ total_count: z.int() }) })

/** The data for the page of a season. */
export interface SeasonPage {
  readonly name: string
  /** Its league's picture. */
  readonly picture: string
  readonly tournaments: readonly Named[]
  readonly teams: readonly Team[]
  /** Whether it has games outside of its tournaments. */
  readonly hasOwnGames: boolean
}

/** @throws RequestError */
export async function fetchSeasonPage(id: number, signal: AbortSignal): Promise<SeasonPage> {
  const record = sendRequest(`/v1/seasons/${id}/`, season, { signal })
  const pictureOf = async ({ league }: Season): Promise<string> =>
    league ? (await sendRequest(`/v1/leagues/${league.id}/`, pictured, { signal })).profile_image_200 : ''
  const [one, picture, tournaments, teams, { meta }] = await Promise.all([
    record,
    record.then(pictureOf),
    readAll('tournaments', { season_id: String(id), order_by: '[-start_date]' }, named, signal),
    readAll('teams', { season_id: String(id), order_by: '[name]' }, team, signal),
    sendRequest(`/v1/games/?season_id=${id}&tournament_id=null&limit=1&fields=[id]`, counted, { signal }),
  ])
  return { name: seasonName(one), picture, tournaments, teams, hasOwnGames: meta.total_count > 0 }
}
