import { z } from 'zod'
import { integer } from '../../../shared-schema/resources/field.ts'
import { wrong } from '../../../shared-schema/resources/wrong.ts'

const id = integer().input.optional()
/** Which verdicts are asked for. */
export const listQuery = z.object({ tournament_id: id, season_id: id, game_id: id })
const event = { tournament_id: id, season_id: id }

/** An event, as a request to judge again names it. */
export const eventBody = z.object(event, { error: wrong('object') })

/** Which of an event are to be deleted. */
export const unwantedQuery = z.object({
  ...event,
  person_id: z.string().min(1).optional(),
  entry_id: z.string().min(1).optional(),
})
