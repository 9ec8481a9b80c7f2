import { z } from 'zod'
import { siteMark } from '../../../shared-schema/resources/site-map.ts'
import { listOf } from './queries.ts'
import { officeField } from './schedule.ts'

const eventSite = z.object({
  id: z.int(),
  time_last_updated: z.string(),
  name: z.string(),
  description: z.string(),
  directions: z.string(),
  image: z.string(),
  marks: z.array(siteMark),
  tournament_id: z.int().nullable(),
})
/** A place with fields. */
export type EventSite = z.infer<typeof eventSite>

/** The sites of an organization. */
export const sitesOf = (organizationId: number) =>
  listOf('event_sites', { organization_id: String(organizationId), order_by: '[name,id]' }, eventSite)

/** The fields of a site. */
export const fieldsOfSite = (siteId: number) =>
  listOf('game_sites', { event_site_id: String(siteId), order_by: '[name,id]' }, officeField)
