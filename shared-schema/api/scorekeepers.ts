import { z } from 'zod'
import { id, personOf, text, time, uuid, type Answers } from './parts.ts'
import { ofEvent } from './queries.ts'

/** The query for the scorekeepers of an event. */
export const scorekeepersQuery = z.object(ofEvent)

const scorekeeper = z
  .object({
    game_id: id,
    device_id: uuid.describe('The tablet that has taken scoring over.'),
    person: personOf('Who was signed in on it.').nullable(),
    recorded_by: text.describe('Who they said they are; empty if they said nothing.'),
    since: time.describe('When that came to the server.'),
  })
  .describe('Who keeps the score of a game: the tablet that took it over last.')
export type Scorekeeper = z.infer<typeof scorekeeper>

const scorekeepers = z
  .object({ scorekeepers: z.array(scorekeeper) })
  .describe(
    'The games of an event whose score somebody keeps at the field; a game that nobody has taken over is not in it.',
  )
export type Scorekeepers = z.infer<typeof scorekeepers>

export const scorekeeperAnswers = {
  Scorekeepers: scorekeepers,
  Scorekeeper: scorekeeper,
} satisfies Answers
