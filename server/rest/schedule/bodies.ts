import { z } from 'zod'
import { date, ids, integer, localTime, timeOfDay, within } from '../../../shared-schema/resources/field.ts'
import { parseTime } from '../../../shared-schema/resources/time.ts'
import { wrong } from '../../../shared-schema/resources/wrong.ts'

const object = { error: wrong('object') }
const id = integer().input.optional()

/** A time as whoever plans a tournament thinks of it: that of the clock there. */
const firstStart = z
  .preprocess(
    value => (typeof value === 'string' ? parseTime(value) : value),
    z.iso.datetime({
      offset: true,
      local: true,
      error: wrong('timeOfTournament'),
    }),
  )
  .meta({ type: 'string', format: undefined, pattern: undefined, examples: ['2026-06-13T09:00'] })

/** What a request to give games fields and times may say. */
export const scheduleBody = z.object(
  {
    start_time: firstStart,
    game_ids: ids().input.optional(),
    game_site_ids: ids().input.optional(),
    final_site_id: id,
    final_game_ids: ids().input.optional(),
    game_minutes: within(1, 1440).input.optional(),
    rest_minutes: within(0, 1440).input.optional(),
    last_start: timeOfDay().input.optional(),
  },
  object,
)

/** What a request to move the games of a day may say. */
export const shiftBody = z.object(
  {
    date: date().input,
    minutes: within(-10_080, 10_080).input,
    from_time: timeOfDay().input.optional(),
    game_site_id: id,
  },
  object,
)

/** Which free fields are looked for. */
export const freeSitesQuery = z.object({ from: localTime().input, minutes: within(1, 1440).input.optional() })
