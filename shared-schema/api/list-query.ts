import { z } from 'zod'
import { namesIn } from './queries.ts'

// Parameters common to many addresses. The server parses and describes them with the same shapes.

/** The format of a list: JSON, rows for spreadsheets, or calendar events. */
export type Format = 'json' | 'csv' | 'ics'

/** The formats available for lists. */
export const formats = {
  table: ['json', 'csv'],
  calendar: ['json', 'csv', 'ics'],
} as const satisfies Record<string, readonly Format[]>

/** One of the given formats, in any letter case. */
const formatIn = (possible: readonly Format[]) =>
  z.preprocess(
    text => (typeof text === 'string' ? text.trim().toLowerCase() : text),
    z.enum(possible).optional(),
  )

/** The bounds and the default for a number of objects. */
export interface Amount {
  readonly least: number
  readonly usual: number
  readonly most: number
}

const MAX_ROWS = 2000

/** The page sizes of lists: as JSON, as rows or a calendar, and of leaders. */
export const limits = {
  json: { least: 1, usual: 20, most: 200 },
  rows: { least: 1, usual: MAX_ROWS, most: MAX_ROWS },
  leaders: { least: 1, usual: 10, most: 100 },
} as const satisfies Record<string, Amount>

/** The bounds of a list's offset. */
export const offsets: Amount = { least: 0, usual: 0, most: Number.MAX_SAFE_INTEGER }

/**
 * A number of objects, with the same rule for all lists: an invalid number or 0 counts as missing, and a
 * number above the maximum becomes the maximum. With `strict=true` these are refused.
 */
export const objectsIn = (amount: Amount) =>
  z.preprocess(text => {
    const requested = typeof text === 'string' && /^\s*\d+\s*$/.test(text) ? Number(text) : 0
    return requested === 0 ? undefined : Math.min(requested, amount.most)
  }, z.int().min(amount.least).max(amount.most).default(amount.usual))

const offset = objectsIn(offsets).describe('How many objects to pass over first.')

/** The page of a JSON list. */
export const pageQuery = z.object({
  limit: objectsIn(limits.json).describe('How many objects to give.'),
  offset,
})

/** The page of a list as rows or as a calendar, for programs that fetch a single address. */
export const rowsQuery = z.object({
  limit: objectsIn(limits.rows),
  offset,
})

/** The parameters of a table's format. */
export const formatQuery = z.object({
  format: formatIn(formats.table).describe(
    `\`csv\` gives the list as rows for a spreadsheet (\`text/csv\`): ids and names of what is linked, up to ${MAX_ROWS} rows, then \`Link\` names what follows. \`Accept\` does the same.`,
  ),
})

/** The parameters of a format for a table that is also available as a calendar. */
export const calendarQuery = z.object({
  format: formatIn(formats.calendar).describe(
    `\`ics\` gives the list as a calendar (\`text/calendar\`), \`csv\` as rows for a spreadsheet (\`text/csv\`), both up to ${MAX_ROWS} at once. \`Accept\` does the same.`,
  ),
})

/** The parameters of a list with pages. */
export const listQuery = pageQuery.extend(formatQuery.shape)

/** The parameter for the fields of an object. */
export const fieldsQuery = z.object({
  fields: namesIn(
    'The fields to give, such as `[id,name]`, nested objects among them; `resource_uri` comes in any case.',
  ),
})

/** The parameters of lists of records and of stat lines, besides filters. */
export const recordsQuery = listQuery.extend(fieldsQuery.shape).extend({
  order_by: namesIn('The names to sort by, such as `[-a,b]`; a `-` turns the order around.'),
})

/** The parameters of every address. */
export const everyQuery = z.object({
  strict: z
    .preprocess(text => typeof text === 'string' && /^(true|1)$/i.test(text), z.boolean())
    .describe(
      'Whether to refuse (400) parameters, fields of the body and names in `fields` and `order_by` that are not known here. They are passed over otherwise.',
    ),
  callback: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/)
    .optional()
    .describe(
      'For pages that read by a script element: the answer is a script that calls this function, always with status 200, and shows what everybody may read.',
    ),
  access_token: z.string().optional().describe('A token, for programs that can send no header.'),
  _: z.string().optional().describe('Keeps old browsers from taking an answer from their cache.'),
})
