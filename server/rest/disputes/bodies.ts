import { z } from 'zod'
import { integer } from '../../../shared-schema/resources/field.ts'
import { wrong } from '../../../shared-schema/resources/wrong.ts'

/** Which disputes are asked for. */
export const listQuery = z.object({
  tournament_id: integer().input.optional(),
  season_id: integer().input.optional(),
  game_id: integer().input.optional(),
})
const entryId = z.uuid({ error: wrong('idOfEntry') })

/** What a request to decide a dispute may say. */
export const decisionBody = z.object(
  {
    sheet_id: entryId,
    version: z.string({ error: wrong('versionOfDispute') }),
    entry_ids: z.array(entryId).max(5000).nullable().default(null),
  },
  { error: wrong('object') },
)
