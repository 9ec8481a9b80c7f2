import { z } from 'zod'
import { integer, momentInput, truth } from '../resources/field.ts'
import { wrong } from '../resources/wrong.ts'
import { readBracketList } from './bracket-list.ts'

// Building blocks of queries, shared by routes, the description of the interface, and tablets.

/** A text filter of a list. */
export const textIn = (meaning: string) => plainText.optional().describe(meaning)

const plainText = z
  .string()
  .min(1)
  .refine(text => !text.includes('\u0000'), { error: wrong('noNul') })

/** An id filter of a list. */
export const idIn = (meaning: string) => oneId.optional().describe(meaning)

/** An id, or a list of exactly one id, `[5]`, as in other parameters. */
const oneId = z
  .preprocess(id => (typeof id === 'string' ? id.replace(/^\s*\[([^,]*)\]\s*$/, '$1') : id), integer().input)
  .meta({ type: ['integer', 'string'], examples: [5] })

/** A filter of a list by one id, or by several as `[5,6]`. */
export const idsIn = (meaning: string) =>
  z.string().transform(readBracketList).pipe(idWords).optional().describe(meaning)

/** Ids given as words of a list. One that is too large for any record is dropped. */
export const idWords = z
  .array(z.string())
  .refine(words => words.every(word => /^[-+]?\d+$/.test(word)), { error: wrong('idOrIds') })
  .transform(words => words.flatMap(word => integer().input.safeParse(word).data ?? []))

/** Names in a list, `[a,b]`; empty by default. */
export const namesIn = (meaning: string) =>
  z.string().default('').transform(readBracketList).describe(meaning)

/** A time bound of a list. */
export const momentIn = (meaning: string) => momentInput.optional().describe(meaning)

/** An event in queries and bodies. */
export const ofEvent = {
  tournament_id: idIn('A tournament.'),
  season_id: idIn('A season, for its games without tournament.'),
}

/** An event, named by one of the two ids. */
export type EventNamed = { readonly [Name in keyof typeof ofEvent]?: number | undefined }

/** Whether to only preview a write. */
export const previewQuery = z.object({
  preview: truth(false)
    .input.default(false)
    .describe('Whether only to say what would be done, or moved by it (200): nothing is changed then.'),
})

/** The same for a deletion, and whether it includes dependent records. */
export const deleteQuery = previewQuery.extend({
  cascade: truth(false)
    .input.default(false)
    .describe(
      'Whether to delete what hangs on the record too. Without it a record that others hang on stays (409).',
    ),
})
