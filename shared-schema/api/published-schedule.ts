import { z } from 'zod'
import { wrong } from '../resources/wrong.ts'
import { id, idOrNull, personOf, text, time, type Answers } from './parts.ts'

/** The body of a request to publish schedule changes. */
export const publishedBody = z
  .object(
    {
      version: z
        .string({ error: wrong('text') })
        .optional()
        .describe(
          'The `version` that was read. If something else has changed since, the answer is 412 and nothing is published: so nobody says of a change that they have not seen that everybody knows of it.',
        ),
    },
    { error: wrong('object') },
  )
  .describe('That everybody knows of the schedule as it is now.')

const publishedGame = z
  .object({ start_time: time, game_site_id: idOrNull, team_1_id: idOrNull, team_2_id: idOrNull })
  .describe('A game as it was when the schedule was published.')

const scheduleChange = z
  .object({
    game_id: id,
    kind: z.enum(['added', 'changed', 'removed']),
    was: publishedGame.nullable().describe('Null for a game that was added since.'),
    text: text.describe('The same in words, to stand beside the game: `was Field 2, 10:00`.'),
  })
  .describe('A game that is to be played otherwise than was published.')

const publishedSchedule = z
  .object({
    published_at: time
      .nullable()
      .describe('When the schedule was last published; null if that was never done, or before it had games.'),
    person: personOf('Who published it.').nullable(),
    version: text.describe('Another one as soon as there are other changes.'),
    changes: z
      .array(scheduleChange)
      .describe(
        'What changed since then in games that have not begun: their times, fields and teams. A team that comes to a place that was open then is no change.',
      ),
  })
  .describe('What people know of the schedule of a tournament, and what has changed since.')

export type ScheduleChange = z.infer<typeof scheduleChange>
export type PublishedSchedule = z.infer<typeof publishedSchedule>

export const publishedAnswers = {
  PublishedSchedule: publishedSchedule,
  ScheduleChange: scheduleChange,
  PublishedGame: publishedGame,
} satisfies Answers
