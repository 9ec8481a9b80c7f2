import { z } from 'zod'
import { date, ids, integer, localTime, timeOfDay, truth, within } from '../../shared-schema/resources/field.ts'

const object = { error: 'must be a JSON object' }
const id = integer().input.optional()

/** What a request to give games fields and times may say. */
export const scheduleBody = z.object({
  start_time: localTime().input,
  game_ids: ids().input.optional(),
  game_site_ids: ids().input.optional(),
  final_site_id: id,
  final_game_ids: ids().input.optional(),
  game_minutes: within(1, 1440).input.optional(),
  rest_minutes: within(0, 1440).input.optional(),
  last_start: timeOfDay().input.optional(),
}, object)

/** What a request to move the games of a day may say. */
export const shiftBody = z.object({
  date: date().input,
  minutes: within(-10_080, 10_080).input,
  from_time: timeOfDay().input.optional(),
  game_site_id: id,
}, object)

/** Which free fields are looked for. */
export const freeSitesQuery = z.object({ from: localTime().input, minutes: within(1, 1440).input.optional() })

export const previewQuery = z.object({ preview: truth(false).input.default(false) })
