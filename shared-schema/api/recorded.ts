import { z } from 'zod'
import { count, id, idOrNull, personOf, time, uuid, type Answers } from './parts.ts'
import { idIn, idsIn, textIn } from './queries.ts'

/** The query for a person's recordings, and at which games. */
export const recordedQuery = z.object({
  person_id: textIn('Only what this person recorded, as `person.id` names them elsewhere.'),
  organization_id: idIn('Only at games of this organization.'),
  tournament_id: idsIn('Only at games of this tournament, or of one of several: `[5,6]`.'),
  season_id: idsIn('Only at games of this season, its tournaments included, or of one of several: `[5,6]`.'),
})

const recordedAtGame = z
  .object({
    person: personOf('Who recorded.'),
    game_id: id,
    organization_id: idOrNull,
    tournament_id: idOrNull.describe('The tournament of the game; null for one that is in none.'),
    season_id: id,
    entries: count.describe('How many entries of theirs have come, those that do not count included.'),
    device_ids: z.array(uuid).describe('The tablets on which they were recorded.'),
    first: time.describe('When the first of them came.'),
    latest: time.describe('When the last of them came.'),
  })
  .describe('What one person recorded at one game.')
export type RecordedAtGame = z.infer<typeof recordedAtGame>

export const recordedAnswers = { RecordedAtGame: recordedAtGame } satisfies Answers
