import { z } from 'zod'
import { refusal } from '../replication/result.ts'
import { wrong } from '../resources/wrong.ts'
import { anyObject, count, idOrNull, personOf, text, time, type Answers } from './parts.ts'
import { idIn, ofEvent, textIn } from './queries.ts'

/** The query for verdicts. */
export const verdictsQuery = z.object({ ...ofEvent, game_id: idIn('A game.') })

/** The event in a request to judge again. */
export const eventBody = z
  .object(ofEvent, { error: wrong('object') })
  .describe('An event: a tournament, or a season for its games without tournament.')

/** The query for the verdicts of an event to delete. */
export const unwantedQuery = z.object({
  ...ofEvent,
  person_id: textIn('Only what this person sent.'),
  entry_id: textIn('Only this entry.'),
})

export const verdict = z
  .object({
    entry_id: text,
    organization_id: idOrNull,
    tournament_id: idOrNull.describe('The tournament in whose name it was sent; null for a season.'),
    season_id: idOrNull.describe('The season in whose name it was sent; null for a tournament.'),
    game_id: idOrNull.describe('The game that it names, whether there is one or not.'),
    reason: refusal,
    text: text.describe('What was not counted, why, and what to do: what the tablet shows too.'),
    device_id: text,
    person: personOf('Who sent it.').nullable(),
    recorded_by: text.describe('The name of the person at the device.'),
    recorded_at: time.nullable().describe('By the clock of the device.'),
    received_at: time.nullable().describe('When it came.'),
    kind: text.nullable().describe('What kind of entry it is; null where it could not be read.'),
    data: anyObject.nullable().describe('What it says.'),
    content: text.nullable().describe('The entry as it came, where it could not be read.'),
  })
  .describe('An entry that does not count as things stand.')
export type ShownVerdict = z.infer<typeof verdict>

export const judgedAgain = z
  .object({
    counted: count.describe('How many entries count from now on.'),
    not_counted: count.describe('How many still do not.'),
  })
  .describe('What became of the entries.')
export type JudgedAgain = z.infer<typeof judgedAgain>

const deletedVerdicts = z
  .object({
    deleted: count.describe('How many entries are gone.'),
    not_counted: count.describe(
      'How many still do not count: those that are part of what was recorded at a game stay.',
    ),
  })
  .describe('What became of the entries.')
export type DeletedVerdicts = z.infer<typeof deletedVerdicts>

export const verdictAnswers = {
  Verdict: verdict,
  JudgedAgain: judgedAgain,
  DeletedVerdicts: deletedVerdicts,
} satisfies Answers
