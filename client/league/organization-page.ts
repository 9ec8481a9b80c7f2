import { readAll } from '../requests/read-all.ts'
import { sendRequest } from '../requests/send-request.ts'
import { idList, named, season, type Named, type Season } from './record-shapes.ts'

/** A league with its seasons, the newest first. */
export interface LeagueSeasons {
  readonly league: Named
  readonly seasons: readonly Season[]
}

/** What the page of an organization shows. @throws RequestError */
export async function fetchOrganizationPage(
  id: number,
  signal: AbortSignal,
): Promise<{ name: string; leagues: readonly LeagueSeasons[] }> {
  const [{ name }, leagues] = await Promise.all([
    sendRequest(`/v1/organizations/${id}/`, named, { signal }),
    readAll('leagues', { organization_id: String(id), order_by: '[name]' }, named, signal),
  ])
  const seasons =
    leagues.length === 0
      ? []
      : await readAll('seasons', { league_ids: idList(leagues), order_by: '[-start_date]' }, season, signal)
  return {
    name,
    leagues: leagues.map(league => ({
      league,
      seasons: seasons.filter(one => one.league?.id === league.id),
    })),
  }
}

/** What the page of a league shows. @throws RequestError */
export async function fetchLeaguePage(
  id: number,
  signal: AbortSignal,
): Promise<{ name: string; leagues: readonly LeagueSeasons[] }> {
  const [league, seasons] = await Promise.all([
    sendRequest(`/v1/leagues/${id}/`, named, { signal }),
    readAll('seasons', { league_id: String(id), order_by: '[-start_date]' }, season, signal),
  ])
  return { name: league.name, leagues: [{ league, seasons }] }
}
