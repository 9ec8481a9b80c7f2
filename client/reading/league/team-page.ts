import { z } from 'zod'
import { inNumberOrder, onJersey } from '../../../shared-schema/rules/on-jersey.ts'
import { readAll } from '../../base/requests/read-all.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { fetchFigures, type SeasonFigures } from './figures.ts'
import { fetchGamesOf, type GameRecord } from './game-record.ts'
import { pictured, player, team, type Player } from './record-shapes.ts'

const ofTeam = team.extend(pictured.shape)
const rostered = z.object({ number: z.int().nullable(), jersey_number: z.string().nullish(), player })

/** The data for the page of a team. */
export interface TeamPage {
  readonly team: z.infer<typeof ofTeam>
  readonly games: readonly GameRecord[]
  /** By jersey number; players without one last. */
  readonly roster: readonly { readonly number: string | null; readonly player: Player }[]
  readonly figures: readonly SeasonFigures[]
}

/** @throws RequestError */
export async function fetchTeamPage(id: number, signal: AbortSignal): Promise<TeamPage> {
  const [one, games, roster] = await Promise.all([
    sendRequest(`/v1/teams/${id}/`, ofTeam, { signal }),
    fetchGamesOf(id, signal),
    readAll(
      'team_players',
      { team_id: String(id), fields: '[number,jersey_number,player]' },
      rostered,
      signal,
    ),
  ])
  const byNumber = roster
    .map(place => ({ number: onJersey(place), player: place.player }))
    .toSorted(
      (a, b) => inNumberOrder(a.number, b.number) || a.player.last_name.localeCompare(b.player.last_name),
    )
  return { team: one, games, roster: byNumber, figures: await fetchFigures('team', id, one.sport, signal) }
}
