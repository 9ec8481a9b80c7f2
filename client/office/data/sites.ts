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
])
/** A place with fields. */
export type EventSite = z.infer<typeof eventSite>

/** The sites of an organization. */
export const sitesOf = (organizationId: number) =>
  listOf('event_sites', { organization_id: String(organizationId), order_by: '[name,id]' }, eventSite)

/** The fields of a site. */
export const fieldsOfSite = (siteId: number) =>
  listOf('game_sites', { event_site_id: String(siteId), order_by: '[name,id]' }, officeField)
