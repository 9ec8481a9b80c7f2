import { z } from 'zod'
import { id, idOrNull, linked, text, type Answers } from './parts.ts'

const kinds = [
  'too young',
  'too old',
  'no birth date',
  'no licence number',
  'several teams',
  'too few players',
  'too many players',
] as const

const warning = z
  .object({
    kind: z.enum(kinds),
    team_id: id,
    team: linked('teams'),
    player_id: idOrNull.describe('Null for a roster that is too small or too large.'),
    player: linked('players'),
    text: text.describe('The reason in words.'),
  })
  .describe('A player or a roster that does not meet the rules of the event.')

const eligibility = z
  .object({ warnings: z.array(warning).describe('In the order of the teams and of their rosters.') })
  .describe('Where rosters do not meet the rules of the event. Nothing is refused for it.')
export type Eligibility = z.infer<typeof eligibility>

export const eligibilityAnswers = {
  Eligibility: eligibility,
  EligibilityWarning: warning,
} satisfies Answers
