import { z } from 'zod'
import { count, idOrNull, personOf, time, uuid, type Answers } from './parts.ts'
import { idsIn, momentIn, textIn } from './queries.ts'

/** The query for a list of tablets. */
export const devicesQuery = z.object({
  device_id: textIn('Only this tablet.'),
  tournament_id: idsIn('Only at this tournament, or at one of several: `[5,6]`.'),
  season_id: idsIn('Only at this season, or at one of several: `[5,6]`.'),
  since: momentIn('Only tablets that were last heard from at this time or later.'),
  until: momentIn('Only tablets that have not been heard from after this time.'),
})

export const device = z
  .object({
    device_id: uuid,
    organization_id: idOrNull,
    tournament_id: idOrNull.describe('The tournament that it replicates; null for a season.'),
    season_id: idOrNull.describe('The season that it replicates; null for a tournament.'),
    person: personOf('Who was signed in on it.'),
    epoch: z.int().describe('The version of the replicated documents that its app knows.'),
    is_outdated: z.boolean().describe('Whether its app has to be updated before it can send what it holds.'),
    is_connected: z
      .boolean()
      .describe(
        'Whether it was heard from in the last two and a half minutes and has not closed its connection since.',
      ),
    last_contact: time.describe('When it was last heard from, to a minute or so.'),
    position: count
      .nullable()
      .describe('Up to which position of the feed it held everything, as it said itself.'),
    behind: count.nullable().describe('How many changes have been made since that position.'),
    unsent: count.nullable().describe('How many entries it had not sent, as it said itself.'),
    entries: count.describe('How many entries have come that were recorded on it.'),
    last_entry: time.nullable().describe('When the last of them came.'),
  })
  .describe('One tablet in one tournament or season, as it was when it was last heard from.')
export type Device = z.infer<typeof device>

export const deviceAnswers = { Device: device } satisfies Answers
