import { z } from 'zod'
import { id, text, type Answers } from './parts.ts'

const duty = z
  .object({
    game_id: id,
    role: text,
    event: text.describe('The name of the tournament or season.'),
    team_1: text.nullable().describe('Null while the team is not known.'),
    team_2: text.nullable(),
    start_time: text.describe('In the zone of the event.'),
    timezone: text,
    site: text.describe('Empty without a field.'),
    field: text,
  })
  .describe('A role at a game to come.')

const duties = z
  .object({ name: text, organization: text, duties: z.array(duty) })
  .describe('The duties of an official, in the order of their times.')
export type Duties = z.infer<typeof duties>

const officialLink = z
  .object({ token: text.describe('The private key to the duties. Earlier ones are no longer valid.') })
  .describe('A new private link.')
export type OfficialLink = z.infer<typeof officialLink>

export const dutyAnswers = { Duty: duty, Duties: duties, OfficialLink: officialLink } satisfies Answers
