import { z } from 'zod'
import { integer, momentInput, truth } from '../resources/field.ts'
import { wrong } from '../resources/wrong.ts'
import { readBracketList } from './bracket-list.ts'

// What queries are made of. Route, description and tablet go by the same shapes.

/** Text that narrows a list. */
export const textIn = (meaning: string) => plainText.optional().describe(meaning)

const plainText = z
  .string()
  .min(1)
  .refine(text => !text.includes('\u0000'), { error: wrong('noNul') })

/** An id that narrows a list. */
export const idIn = (meaning: string) => oneId.optional().describe(meaning)

/** An id, also as the only one of a list, `[5]`, as it stands in other parameters. */
const oneId = z
  .preprocess(id => (typeof id === 'string' ? id.replace(/^\s*\[([^,]*)\]\s*$/, '$1') : id), integer().input)
  .meta({ type: ['integer', 'string'], examples: [5] })

/** An id, or several as `[5,6]`, that narrow a list. */
export const idsIn = (meaning: string) =>
  z.string().transform(readBracketList).pipe(idWords).optional().describe(meaning)

/** Ids as the words of a list. One too large for any record is none that a record could have. */
export const idWords = z
  .array(z.string())
  .refine(words => words.every(word => /^[-+]?\d+$/.test(word)), { error: wrong('idOrIds') })
  .transform(words => words.flatMap(word => integer().input.safeParse(word).data ?? []))

/** Names in a list, `[a,b]`; none if it is left out. */
export const namesIn = (meaning: string) =>
  z.string().default('').transform(readBracketList).describe(meaning)

/** A moment that bounds a list. */
export const momentIn = (meaning: string) => momentInput.optional().describe(meaning)

/** An event, as queries and bodies name it. */
export const ofEvent = {
  tournament_id: idIn('A tournament.'),
  season_id: idIn('A season, for its games without tournament.'),
}

/** An event by one of the two. */
export type EventNamed = { readonly [Name in keyof typeof ofEvent]?: number | undefined }

/** Whether a write is to be done only to say what it would do. */
export const previewQuery = z.object({
  preview: truth(false)
    .input.default(false)
    .describe('Whether only to say what would be done, or moved by it (200): nothing is changed then.'),
})

/** The same for what is to be deleted, and whether that goes for what hangs on it too. */
export const deleteQuery = previewQuery.extend({
  cascade: truth(false)
    .input.default(false)
    .describe(
      'Whether to delete what hangs on the record too. Without it a record that others hang on stays (409).',
    ),
})
