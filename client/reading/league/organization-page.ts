import { readAll } from '../../base/requests/read-all.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { idList, named, pictured, season, type Named, type Season } from './record-shapes.ts'

/** A league with its seasons, the newest first. */
export interface LeagueSeasons {
  readonly league: Named
  readonly seasons: readonly Season[]
}

/** The data for the page of an organization or a league. */
export interface LeaguesPage {
  readonly name: string
  readonly picture: string
  readonly leagues: readonly LeagueSeasons[]
}

const page = named.extend(pictured.shape)

/** Fetches the data for the page of an organization. @throws RequestError */
export async function fetchOrganizationPage(id: number, signal: AbortSignal): Promise<LeaguesPage> {
  const [{ name, profile_image_200 }, leagues] = await Promise.all([
    sendRequest(`/v1/organizations/${id}/`, page, { signal }),
    readAll('leagues', { organization_id: String(id), order_by: '[name]' }, named, signal),
  ])
  const seasons =
    leagues.length === 0
      ? []
      : await readAll('seasons', { league_ids: idList(leagues), order_by: '[-start_date]' }, season, signal)
  return {
    name,
    picture: profile_image_200,
    leagues: leagues.map(league => ({
      league,
      seasons: seasons.filter(one => one.league?.id === league.id),
    })),
  }
}

/** Fetches the data for the page of a league. @throws RequestError */
export async function fetchLeaguePage(id: number, signal: AbortSignal): Promise<LeaguesPage> {
  const [league, seasons] = await Promise.all([
    sendRequest(`/v1/leagues/${id}/`, page, { signal }),
    readAll('seasons', { league_id: String(id), order_by: '[-start_date]' }, season, signal),
  ])
  return { name: league.name, picture: league.profile_image_200, leagues: [{ league, seasons }] }
}
