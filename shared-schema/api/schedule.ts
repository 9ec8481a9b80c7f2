import { z } from 'zod'
import { id, idOrNull, linked, text, time, type Answers } from './parts.ts'

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
    reason: z.enum(['has_begun', 'no_site', 'no_time', 'waits']),
    waits_for_id: idOrNull.describe('The game without a place that it comes after.'),
    text: inWords,
  })
  .describe('A game that found no place. It stays as it is.')

const told = {
  conflicts: z.array(conflict),
  unscheduled_game_ids: z.array(id).describe('Games still to be played that have no field.'),
}
const findings = z.object(told).describe('What there is to say about a schedule.')

const scheduledGames = z
  .object({ placed: z.array(slot), unplaced: z.array(unplacedGame), ...told })
  .describe('What became of the games, and what there is to say about the schedule then.')

const shiftedGames = z
  .object({ moved: z.array(slot), ...told })
  .describe('The games that moved, and what there is to say about the schedule then.')

const freeSite = z
  .object({ game_site_id: id, game_site: linked('game_sites'), start_time: time })
  .describe('From when on a field is free.')

const freeSites = z
  .object({ free_sites: z.array(freeSite) })
  .describe('The fields, the one that is free first at the top.')

export type ShownFindings = z.infer<typeof findings>
export type ScheduledGames = z.infer<typeof scheduledGames>
export type ShiftedGames = z.infer<typeof shiftedGames>
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
} satisfies Answers
