import { z } from 'zod'
import { kindRows, stepKinds } from '../replication/entry-kinds.ts'
import { entryContent } from '../replication/entry.ts'
import { wrong } from '../resources/wrong.ts'
import { anyObject, id, idOrNull, linked, text, type Answers } from './parts.ts'
import { idIn, ofEvent } from './queries.ts'

/** The query for disputes. */
export const disputesQuery = z.object({ ...ofEvent, game_id: idIn('A game.') })

const entryId = z.uuid({ error: wrong('idOfEntry') })

/** The body of a request to decide a dispute. */
export const decisionBody = z.object(
  {
    version: z.string({ error: wrong('versionOfDispute') }).describe('That of the dispute as you saw it.'),
    sheet_id: entryId.describe('The sheet that counts and goes on.'),
    entry_ids: z
      .array(entryId)
      .max(5000)
      .nullable()
      .default(null)
      .describe(
        'To merge: the lines of all sheets that count, in their order, by their `entry_id`. Null or left out: the sheet as it is.',
      ),
  },
  { error: wrong('object') },
)
export type DisputeChoice = z.infer<typeof decisionBody>

const recorded_by = text.describe('The name of the person at the device.')
const score = {
  status: z.enum(['scheduled', 'live', 'final']),
  team_1_score: z.int(),
  team_2_score: z.int(),
  team_1_shootout_score: z.int().optional().describe('The goals of a shoot-out; absent if there was none.'),
  team_2_shootout_score: z.int().optional(),
}

/** The score that a game would have. */
export const standing = z.object(score).describe('How a game would stand.')

const sheetLine = z
  .object({
    entry_id: text,
    kind: z.enum(kindRows.map(({ kind }) => kind).filter(kind => stepKinds.has(kind))),
    device_id: text,
    recorded_by,
    recorded_at: text,
    data: anyObject.describe('What was recorded, in the terms of events and game scores.'),
    content: text.describe('What it says, as text that is the same on two sheets where they agree.'),
    team_1_score: idOrNull,
    team_2_score: idOrNull,
    differs: z.boolean().describe('Not on the sheet that counts; on that one: missing on another.'),
  })
  .describe('A line of a sheet, with the score that it brought about.')

const sheet = z
  .object({
    sheet_id: text.describe('By this the sheet is chosen.'),
    counts: z.boolean(),
    device_id: text,
    recorded_by,
    ...score,
    lines: z.array(sheetLine),
  })
  .describe('What one device would count: what it continued, and what it recorded itself.')

const decision = z
  .object({ entry_id: text, recorded_by, recorded_at: text, is_merged: z.boolean() })
  .describe('What the office decided.')

const dispute = z
  .object({
    game_id: id,
    tournament_id: idOrNull,
    game: linked('games'),
    text: text.describe('The game and the scores, in words.'),
    version: text.describe('Stands for what is shown here: a decision names it.'),
    decision: decision
      .nullable()
      .describe(
        'The decision that stands. In an open dispute a sheet that it was against says something else by now.',
      ),
    sheets: z.array(sheet).describe('First the one that counts.'),
  })
  .describe('A game whose sheets say different things.')

const disputes = z
  .object({ disputes: z.array(dispute), decided: z.array(dispute) })
  .describe('What is open, and what the office has decided.')

export type Standing = z.infer<typeof standing>
export type Dispute = z.infer<typeof dispute>
export type Disputes = z.infer<typeof disputes>

export const disputeAnswers = {
  Disputes: disputes,
  Dispute: dispute,
  DisputeDecision: decision,
  Sheet: sheet,
  SheetLine: sheetLine,
  Standing: standing,
} satisfies Answers

/** The disputes as a tablet reads them, with the content of each line as an entry. */
const shownSheet = sheet.extend({
  lines: z.array(sheetLine.omit({ kind: true, data: true, differs: true }).and(entryContent)),
})
const shownDispute = dispute.omit({ tournament_id: true, game: true }).extend({ sheets: z.array(shownSheet) })
export const shownDisputes = z.object({ disputes: z.array(shownDispute), decided: z.array(shownDispute) })
