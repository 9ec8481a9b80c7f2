import { z } from 'zod'
import { anyObject, id, text, type Answers } from './parts.ts'

const rows = z.array(anyObject)

const playerExport = z
  .object({
    player: anyObject.nullable().describe('The record; null for one who was deleted.'),
    merged_player_ids: z.array(id).describe('Of the profiles that were merged into this one.'),
    rosters: rows,
    plays: rows,
    entries: rows.describe('What was recorded of them, counted or not.'),
    statistics: rows,
    changes: rows.describe('Who changed what of them, and when.'),
    account: anyObject
      .nullable()
      .describe(
        'Their account with roles, devices and what they did by it; for the office as far as it concerns its organization.',
      ),
  })
  .describe('All that is stored about a player.')
export type PlayerExport = z.infer<typeof playerExport>

const erasure = z
  .object({
    player_id: id,
    name: text.describe('How the player is called from now on.'),
    records: id.describe('1 where there was something to erase from the record.'),
    entries: id.describe('How many entries lost a name.'),
    changes: id.describe('How many lines of the history lost a name.'),
  })
  .describe('What an erasure changed.')
export type Erasure = z.infer<typeof erasure>

export const playerAnswers = { PlayerExport: playerExport, Erasure: erasure } satisfies Answers
