import { z } from 'zod'
import { integer, truth, within } from '../resources/field.ts'
import { officialRole } from '../resources/officials.ts'
import { wrong } from '../resources/wrong.ts'
import { count, id, idOrNull, text, time, type Answers } from './parts.ts'

/** The query for those who could take a role at a game. */
export const candidatesQuery = z.object({
  game_id: integer().input.describe('A game of the event.'),
  role: officialRole.describe('The role, as in `officials_wanted`.'),
  by: z
    .enum(['official', 'team'], { error: wrong('oneOf', { choices: 'official, team' }) })
    .describe('Officials, or teams that owe duty.'),
})

/** The body of a request to plan who officiates. */
export const officialsPlanBody = z
  .object(
    {
      replace_planned: truth(false)
        .input.optional()
        .describe(
          'Whether assignments of an earlier plan may be replaced. Those that a person made or changed stay as they are.',
        ),
      most_in_a_row: within(1, 20)
        .input.optional()
        .describe('The most games in a row, if that is possible; 3 if it is left out.'),
      pause_minutes: within(0, 1440)
        .input.optional()
        .describe('Games with a shorter pause between them are in a row; 20 if it is left out.'),
      travel_minutes: within(0, 1440)
        .input.optional()
        .describe('The least time between games at two sites; 30 if it is left out.'),
      version: z
        .string({ error: wrong('text') })
        .optional()
        .describe(
          'The `version` of a preview. If games, officials or assignments have changed since, the answer is 412 and nothing is stored.',
        ),
    },
    { error: wrong('object') },
  )
  .describe('How the officials of an event are to be planned.')
export type OfficialsPlanBody = z.infer<typeof officialsPlanBody>

const by = z.enum(['official', 'team'])

const slot = z
  .object({
    role: text,
    by: by.describe('An official, or a team that owes duty.'),
    assignment_id: idOrNull.describe('Null for a slot that is open.'),
    official_id: idOrNull,
    team_id: idOrNull,
    name: text.describe('Of the official or team; empty for an open slot.'),
    time_last_updated: time.nullable().describe('Of the assignment.'),
    is_wanted: z.boolean().describe('Whether the event wants it; false for one more than it wants.'),
  })
  .describe('A role at a game.')

const officiatedGame = z
  .object({
    game_id: id,
    name: text,
    start_time: time.describe('In the zone of the game.'),
    field: text.describe('Empty without a field.'),
    is_to_come: z.boolean().describe('Whether it has not begun.'),
    slots: z.array(slot),
  })
  .describe('A game with its officials.')

const conflict = z
  .object({
    assignment_id: id,
    game_id: id,
    kind: z.enum(['role', 'own team', 'absent', 'plays', 'clash', 'travel', 'moved']),
    text: text.describe('The same in words.'),
  })
  .describe('Something wrong with an assignment.')

const load = z
  .object({ official_id: idOrNull, team_id: idOrNull, name: text, games: count })
  .describe('How many slots somebody has in the event.')

const officiating = z
  .object({
    games: z.array(officiatedGame),
    conflicts: z.array(conflict),
    loads: z.array(load).describe('Of each official of the organization, and each team with duty.'),
  })
  .describe('Who officiates at the games of an event.')

const candidate = load
  .extend({ hindrances: z.array(text).describe('Why not, in words; none for somebody who can.') })
  .describe('Somebody who could take a role at a game.')

const candidates = z
  .object({ candidates: z.array(candidate) })
  .describe('Those who can take the role, then all others.')

const planned = z
  .object({
    game_id: id,
    game: text.describe('The game in words.'),
    role: text,
    official_id: idOrNull,
    team_id: idOrNull,
    name: text,
  })
  .describe('An assignment of a plan.')

const open = z
  .object({ game_id: id, role: text, by, text: text.describe('The game, the role and the reason in words.') })
  .describe('A slot that nobody can take.')

const officialsPlan = z
  .object({
    version: text.describe('Of all that the plan depends on.'),
    planned: z.array(planned),
    removed: count.describe('How many assignments of an earlier plan it replaces.'),
    open: z.array(open),
    loads: z.array(load),
  })
  .describe('A plan of the officials of an event.')

export type Officiating = z.infer<typeof officiating>
export type OfficiatedGame = z.infer<typeof officiatedGame>
export type OfficiatingSlot = z.infer<typeof slot>
export type OfficiatingConflict = z.infer<typeof conflict>
export type OfficialLoad = z.infer<typeof load>
export type OfficialCandidate = z.infer<typeof candidate>
export type OfficialCandidates = z.infer<typeof candidates>
export type OfficialsPlan = z.infer<typeof officialsPlan>

export const officiatingAnswers = {
  Officiating: officiating,
  OfficiatedGame: officiatedGame,
  OfficiatingSlot: slot,
  OfficiatingConflict: conflict,
  OfficialLoad: load,
  OfficialCandidate: candidate,
  OfficialCandidates: candidates,
  PlannedOfficial: planned,
  OpenSlot: open,
  OfficialsPlan: officialsPlan,
} satisfies Answers
