import type { z } from 'zod'
import { record } from '../../base/requests/record.ts'
import { listOf } from './queries.ts'
import { officeField } from './schedule.ts'

const eventSite = record('event_sites', [
  'id',
  'time_last_updated',
  'name',
  'description',
  'directions',
  'image',
  'marks',
  'tournament_id',
  'further_tournament_ids',
])
/** A place with fields. */
export type EventSite = z.infer<typeof eventSite>

/** The sites of an organization. */
export const sitesOf = (organizationId: number) =>
  listOf('event_sites', { organization_id: String(organizationId), order_by: '[name,id]' }, eventSite)

/** The fields of a site. */
export const fieldsOfSite = (siteId: number) =>
  listOf('game_sites', { event_site_id: String(siteId), order_by: '[name,id]' }, officeField)

type Playing = Pick<EventSite, 'tournament_id' | 'further_tournament_ids'>

/** The tournaments that play at a site. */
export const tournamentsAt = ({ tournament_id, further_tournament_ids }: Playing): number[] => [
  ...new Set([...(tournament_id === null ? [] : [tournament_id]), ...further_tournament_ids]),
]

/**
 * The fields of a site at which these tournaments play.
 * @param first the tournament to which it belongs as long as that plays there
 */
export function playedBy(ids: readonly number[], first: number | null = null): Playing {
  const main = first !== null && ids.includes(first) ? first : (ids[0] ?? null)
  return { tournament_id: main, further_tournament_ids: ids.filter(id => id !== main) }
}
