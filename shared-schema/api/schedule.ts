import { z } from 'zod'
import {
  date,
  ids,
  integer,
  localTime,
  nullable,
  timeOfDay,
  timeText,
  truth,
  within,
} from '../resources/field.ts'
import { wrong } from '../resources/wrong.ts'
import { id, idOrNull, linked, text, time, type Answers } from './parts.ts'

/** The query for free fields. */
export const freeSitesQuery = z.object({
  from: localTime().input.describe('The earliest start; a time without offset is one of the tournament.'),
  minutes: within(1, 1440).input.optional().describe('For how long; as long as a game if it is left out.'),
})

/** The query for the slots that other events take. */
export const takenSlotsQuery = z.object({ date: date().input.describe('The local day at the tournament.') })

/** A time for the schedule of a tournament: local time at the tournament. */
const firstStart = timeText(wrong('timeOfTournament')).meta({
  type: 'string',
  format: undefined,
  pattern: undefined,
  examples: ['2026-06-13T09:00'],
})

const pause = z.object(
  {
    from: timeOfDay().input.describe('The local time of day at which it begins.'),
    to: timeOfDay().input.describe('When it ends; on the next day if that is not after its beginning.'),
  },
  { error: wrong('object') },
)

/** The body of a request to assign fields and times to games. */
export const scheduleBody = z
  .object(
    {
      start_time: firstStart.describe(
        'When the first game may start. The last day is the `end_date` of the tournament, or the same day if it has none. On a field without hours every day begins at this time of day.',
      ),
      game_ids: ids()
        .input.optional()
        .describe('The games; all that have not begun and are not pinned if it is left out.'),
      game_site_ids: ids()
        .input.optional()
        .describe('The fields; those of the tournament if it is left out.'),
      final_site_id: integer().input.optional().describe('The field for the finals.'),
      final_game_ids: ids()
        .input.optional()
        .describe('Which games are the finals; those of the brackets if it is left out.'),
      finals_last: truth(false)
        .input.optional()
        .describe('Whether the finals begin when all other games of the tournament are over.'),
      breaks: z
        .array(pause, { error: wrong('list') })
        .max(20, { error: wrong('list') })
        .optional()
        .describe('Times of day at which nobody plays, on all fields and days of the plan.'),
      game_minutes: within(1, 1440)
        .input.optional()
        .describe('How long a game takes its field, in this plan; otherwise as the tournament says.'),
      rest_minutes: within(0, 1440)
        .input.optional()
        .describe(
          'The least time between two games of a team, in this plan; otherwise as the tournament says.',
        ),
      last_start: timeOfDay().input.optional().describe('The local time of day after which no game starts.'),
    },
    { error: wrong('object') },
  )
  .describe('How games are to be given fields and times.')

const seenGame = z.object(
  { game_id: integer().input, time_last_updated: z.string({ error: wrong('text') }) },
  { error: wrong('object') },
)

/** The body of a request to move the games of a day. */
export const shiftBody = z
  .object(
    {
      date: date().input.describe('The local day.'),
      minutes: within(-10_080, 10_080).input.describe(
        'How much later, at most a week; negative for earlier.',
      ),
      from_time: timeOfDay()
        .input.optional()
        .describe('The local time of day from which on games are moved; the whole day if it is left out.'),
      game_site_id: integer().input.optional().describe('The only field whose games are moved.'),
      seen: z
        .array(seenGame, { error: wrong('list') })
        .max(1000, { error: wrong('list') })
        .optional()
        .describe(
          'The games as they were read. If another one would move, or one of these has changed since, the answer is 412 and no game moves: so two who shift the same day do not shift it twice.',
        ),
    },
    { error: wrong('object') },
  )
  .describe('Which games are moved, and by how much.')

const newSlot = z.object(
  {
    game_id: integer().input,
    game_site_id: nullable(integer()).input.describe('The field; null takes the game off its field.'),
    start_time: firstStart.describe('When it begins, in the time of the tournament.'),
    is_pinned: truth(false)
      .input.optional()
      .describe('Whether it stays there when others are placed; as it was if it is left out.'),
    time_last_updated: z
      .string({ error: wrong('text') })
      .optional()
      .describe('As the game was read. If it has changed since, the answer is 412 and no game moves.'),
  },
  { error: wrong('object') },
)

/** The body of a request to assign other fields and times to games. */
export const slotsBody = z
  .object(
    {
      slots: z
        .array(newSlot, { error: wrong('list') })
        .min(1, { error: wrong('list') })
        .max(1000, { error: wrong('list') })
        .describe('Each game with the field and the time that it is to have. Two games may swap theirs.'),
    },
    { error: wrong('object') },
  )
  .describe('Where and when games are to be played: all of them move, or none.')

const inWords = text.describe('The same in words.')

const conflict = z
  .object({
    kind: z.enum([
      'team_twice',
      'short_rest',
      'site_taken',
      'site_closed',
      'before_feeder',
      'round_order',
      'other_season',
    ]),
    text: inWords,
    game_ids: z.array(id),
    team_id: idOrNull.describe(
      'Who plays twice, has too little rest, or is of another season than the tournament.',
    ),
    game_site_id: idOrNull.describe('Which field is taken twice, or is closed.'),
  })
  .describe(
    'Something in the schedule that cannot be, or should not be, as it is. Nothing is refused because of it.',
  )
export type ShownConflict = z.infer<typeof conflict>

const slot = z
  .object({ game_id: id, game_site_id: idOrNull, start_time: time })
  .describe('Where and when a game is to be played.')

const unplacedGame = z
  .object({
    game_id: id,
    reason: z.enum(['has_begun', 'is_pinned', 'no_site', 'no_time', 'waits']),
    waits_for_id: idOrNull.describe('The game without a place that it comes after.'),
    text: inWords,
  })
  .describe('A game that found no place. It stays as it is.')

const texts = {
  conflicts: z.array(conflict),
  unscheduled_game_ids: z.array(id).describe('Games still to be played that have no field.'),
}
const findings = z.object(texts).describe('What there is to say about a schedule.')

const scheduledGames = z
  .object({ placed: z.array(slot), unplaced: z.array(unplacedGame), ...texts })
  .describe('What became of the games, and what there is to say about the schedule then.')

const shiftedGames = z
  .object({ moved: z.array(slot), ...texts })
  .describe('The games that moved, and what there is to say about the schedule then.')

const freeSite = z
  .object({ game_site_id: id, game_site: linked('game_sites'), start_time: time })
  .describe('From when on a field is free.')

const freeSites = z
  .object({ free_sites: z.array(freeSite) })
  .describe('The fields, the one that is free first at the top.')

const takenSlot = z
  .object({
    game_site_id: id,
    start_time: time,
    minutes: integer().shape.describe('How long the game takes the field.'),
    tournament_id: idOrNull.describe('Null for a game of a season, and for an event that you may not read.'),
    name: text.nullable().describe('The name of the event; null for one that you may not read.'),
  })
  .describe('When a game of another event takes a field.')

const takenSlots = z
  .object({ taken_slots: z.array(takenSlot) })
  .describe('When other events take the fields of a tournament.')

export type ShownFindings = z.infer<typeof findings>
export type ScheduledGames = z.infer<typeof scheduledGames>
export type ShiftedGames = z.infer<typeof shiftedGames>
export type TakenSlots = z.infer<typeof takenSlots>
export type FreeSites = z.infer<typeof freeSites>

export const scheduleAnswers = {
  Conflict: conflict,
  Slot: slot,
  UnplacedGame: unplacedGame,
  Findings: findings,
  ScheduledGames: scheduledGames,
  ShiftedGames: shiftedGames,
  FreeSites: freeSites,
  FreeSite: freeSite,
  TakenSlots: takenSlots,
  TakenSlot: takenSlot,
} satisfies Answers
