import { z } from 'zod'
import { date, integer, truth } from '../resources/field.ts'
import { wrong } from '../resources/wrong.ts'
import { id, idOrNull, linked, type Answers } from './parts.ts'

/** The query for the check-ins of an event. */
export const checkInsQuery = z.object({
  day: date()
    .input.optional()
    .describe('A local day; today in the time zone of each game if it is left out.'),
})

/** The body of a check-in. */
export const checkInBody = z
  .object(
    {
      team_id: integer().input.describe('One of the two teams of the game.'),
      player_id: integer()
        .input.nullable()
        .default(null)
        .describe('A player of the team; the team itself if it is null or left out.'),
      is_here: truth(true).input.default(true).describe('False for a team or player known to be missing.'),
    },
    { error: wrong('object') },
  )
  .describe('Who is at the field. It holds for all games of the day, until a later one says something else.')
export type CheckInBody = z.infer<typeof checkInBody>

const isHere = z.boolean().nullable().describe('Null if nobody has said anything.')

const teamPresence = z
  .object({
    team_id: id,
    team: linked('teams'),
    is_here: isHere.describe(
      'True once it is checked in or plays; false if it is known to be missing; null if nobody has said anything.',
    ),
    game_id: id.describe('Its first game of the day that is not over, or else its last one.'),
    players: z
      .array(z.object({ player_id: id, player: linked('players'), is_here: isHere }))
      .describe('All on its roster.'),
  })
  .describe('A team that plays on the day, and who of it is there.')

const checkIns = z
  .object({
    is_used: z.boolean().describe('Whether anybody was checked in on that day as being there.'),
    teams: z.array(teamPresence),
  })
  .describe('The teams that play on a day, in the order of their first games.')
export type CheckIns = z.infer<typeof checkIns>

const checkIn = z
  .object({ game_id: id, team_id: id, player_id: idOrNull, is_here: z.boolean() })
  .describe('A check-in that was recorded.')
export type RecordedCheckIn = z.infer<typeof checkIn>

export const checkInAnswers = {
  CheckIns: checkIns,
  TeamPresence: teamPresence,
  CheckIn: checkIn,
} satisfies Answers
