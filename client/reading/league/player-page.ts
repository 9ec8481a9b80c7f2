import { z } from 'zod'
import { readAll } from '../../base/requests/read-all.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { fetchFigures, type SeasonFigures } from './figures.ts'
import { pictured, player, team, type Team } from './record-shapes.ts'

const ofPlayer = player.extend(pictured.shape)
const membership = z.object({ number: z.int().nullable(), team })

/** The data for the page of a player. */
export interface PlayerPage {
  readonly player: z.infer<typeof ofPlayer>
  /** The newest first. */
  readonly teams: readonly { readonly number: number | null; readonly team: Team }[]
  readonly figures: readonly (SeasonFigures & { readonly sport: string })[]
}

/** @throws RequestError */
export async function fetchPlayerPage(id: number, signal: AbortSignal): Promise<PlayerPage> {
  const [one, teams] = await Promise.all([
    sendRequest(`/v1/players/${id}/`, ofPlayer, { signal }),
    readAll('team_players', { player_id: String(id), fields: '[number,team]' }, membership, signal),
  ])
  const sports = [...new Set(teams.map(({ team: { sport } }) => sport))]
  const figures = await Promise.all(
    sports.map(async sport =>
      (await fetchFigures('player', id, sport, signal)).map(line => ({ ...line, sport })),
    ),
  )
  return { player: one, teams, figures: figures.flat() }
}
