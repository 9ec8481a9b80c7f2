import { z } from 'zod'
import { formatStage } from '../resources/format-stage.ts'
import { date, localTime, timeOfDay, truth, within } from '../resources/field.ts'
import { nested } from '../resources/nested.ts'
import { wrong } from '../resources/wrong.ts'
import { anyObject, count, id, text, type Answers } from './parts.ts'
import { scheduleAnswers } from './schedule.ts'

/** With more teams, the search for a format takes longer than a person waits. */
export const MAX_SUGGESTED_TEAMS = 48

/** The teams, fields and hours to find formats for. Missing values are taken from the tournament. */
export const formatsQuery = z.object({
  teams: within(2, MAX_SUGGESTED_TEAMS)
    .input.optional()
    .describe('How many teams; those of the tournament that play if it is left out.'),
  fields: within(1, 64)
    .input.optional()
    .describe('How many fields; those of the tournament if it is left out.'),
  start_date: date()
    .input.optional()
    .describe('The first day; that of the tournament, or today, if it is left out.'),
  days: within(1, 14)
    .input.optional()
    .describe('On how many days; those of the tournament if it is left out.'),
  opens_at: timeOfDay()
    .input.optional()
    .describe('When fields open that have no hours, and those that are not there yet: 09:00.'),
  closes_at: timeOfDay().input.optional().describe('When they close: 19:00.'),
  game_minutes: within(1, 1440).input.optional().describe('How long a game takes its field.'),
  rest_minutes: within(0, 1440).input.optional().describe('The least time between two games of a team.'),
})
export type FormatsQuery = z.infer<typeof formatsQuery>

const stages = z.array(formatStage, { error: wrong('list') }).max(20)

const seenIds = z.array(id, { error: wrong('list') })

/** The body of a request to make a format. */
export const formatBody = z
  .object(
    {
      stages: stages.describe('The format, as a suggestion has it, or put together by hand.'),
      start_time: localTime()
        .input.optional()
        .describe('When the first game may start; else when the first field opens on the first day.'),
      last_start: timeOfDay().input.optional().describe('The local time of day after which no game starts.'),
      replace: truth(false)
        .input.default(false)
        .describe(
          'Whether the pools, brackets and swiss rounds that there are give way. Nothing of them may be played.',
        ),
      seen: z
        .object({ pools: seenIds, brackets: seenIds, swiss_rounds: seenIds }, { error: wrong('object') })
        .optional()
        .describe(
          'The ids of those that there are, as you read them: if there are others by now, nothing is made (412).',
        ),
    },
    { error: wrong('object') },
  )
  .describe('How a tournament is to be played.')

const suggestion = z
  .object({
    stages: z.array(formatStage),
    text: text.describe('The format in words.'),
    games: count,
    games_per_team: z.object({ least: count, most: count }),
    fits: z.boolean().describe('Whether there are fields and hours for all games.'),
    done_at: z
      .string()
      .meta({ format: 'date-time' })
      .nullable()
      .describe('When the last game is over; null if it does not fit.'),
    games_left_over: count.describe('How many games find no field and time.'),
  })
  .describe('A format that suits, and what it comes to.')
export type FormatSuggestion = z.infer<typeof suggestion>

const suggestions = z
  .object({
    teams: count,
    fields: count,
    game_minutes: count,
    rest_minutes: count,
    suggestions: z
      .array(suggestion)
      .describe(
        'Formats that fit come first; among them, those in which the team with the fewest games plays most.',
      ),
  })
  .describe('Formats for so many teams, fields and hours.')
export type FormatSuggestions = z.infer<typeof suggestions>

const later = z
  .object({ family: text, body: anyObject, text })
  .describe('What is made once games were played: POST the body to the family then.')

const madeFormat = z
  .object({
    pools: z.array(nested('pools', 'full')),
    brackets: z.array(nested('brackets', 'full')),
    swiss_rounds: z.array(nested('swiss_rounds', 'full')),
    game_ids: z.array(id),
    later: z.array(later),
    notes: z.array(text).describe('What is otherwise than was asked for, in words.'),
    ...scheduleAnswers.ScheduledGames.shape,
  })
  .describe('What was made, with fields and times as far as there are some.')
export type MadeFormat = z.infer<typeof madeFormat>

export const formatAnswers = {
  FormatStage: formatStage,
  FormatSuggestion: suggestion,
  FormatSuggestions: suggestions,
  FormatLater: later,
  MadeFormat: madeFormat,
} satisfies Answers
