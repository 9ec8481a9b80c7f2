import { z } from 'zod'
import { anyObject, count, id, idOrNull, linked, text, type Answers } from './parts.ts'

const rows = z.array(anyObject)

const playerExport = z
  .object({
    player: anyObject.nullable().describe('The record; null for one who was deleted.'),
    merged_player_ids: z.array(id).describe('Of the profiles that were merged into this one.'),
    rosters: rows,
    awards: rows,
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

const mergedRoster = z.object({
  team_id: id,
  team: linked('teams'),
  number: idOrNull.describe('Of the player who goes.'),
  jersey_number: text.nullable().describe('The same in digits: "00" is another number than "0".'),
  kept_number: idOrNull.describe('Of the player who stays, where the roster has both: it stays.'),
  kept_jersey_number: text.nullable().describe('The same in digits.'),
  has_both: z.boolean().describe('Whether both are on the roster.'),
})

/** The changes when two profiles of one person are merged. */
export const playerMerge = z
  .object({
    rosters: z
      .array(mergedRoster)
      .describe('Those that have the player who goes, as far as you may read them.'),
    plays: count.describe('That name the player who goes.'),
    games: count.describe('In which those plays are.'),
    stat_lines: count.describe('That are added to those of the player who stays.'),
    account_goes_over: z.boolean().describe('Whether the player who goes has an account.'),
    games_of_both: z
      .array(id)
      .describe('Games in whose plays both are named: they may be two people, so look before.'),
  })
  .describe('What a merge of two players would move.')
export type PlayerMerge = z.infer<typeof playerMerge>

export const playerAnswers = {
  PlayerExport: playerExport,
  Erasure: erasure,
  PlayerMerge: playerMerge,
} satisfies Answers
