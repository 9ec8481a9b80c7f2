import { z } from 'zod'
import { namesIn } from './queries.ts'

// What addresses can be asked for alike. The server reads it and describes it by the same shapes.

/** How a list is given: as JSON, as rows for spreadsheets, or as the events of a calendar. */
export type Format = 'json' | 'csv' | 'ics'

/** The formats that lists have. */
export const formats = {
  table: ['json', 'csv'],
  calendar: ['json', 'csv', 'ics'],
} as const satisfies Record<string, readonly Format[]>

/** One of these formats, in small or capital letters. */
const formatIn = (possible: readonly Format[]) =>
  z.preprocess(
    text => (typeof text === 'string' ? text.trim().toLowerCase() : text),
    z.enum(possible).optional(),
  )

/** How many objects there can be, and how many there are if nobody says. */
export interface Amount {
  readonly least: number
  readonly usual: number
  readonly most: number
}

const MOST_ROWS = 2000

/** How many objects lists give at once: as JSON, as rows or a calendar, and of leaders. */
export const limits = {
  json: { least: 1, usual: 20, most: 200 },
  rows: { least: 1, usual: MOST_ROWS, most: MOST_ROWS },
  leaders: { least: 1, usual: 10, most: 100 },
} as const satisfies Record<string, Amount>

/** How many objects of a list can be passed over. */
export const offsets: Amount = { least: 0, usual: 0, most: Number.MAX_SAFE_INTEGER }

/**
 * A number of objects, by one law for all lists: what is no such number counts as not given, and so does 0;
 * of too many the most are given. With `strict=true` the same is refused.
 */
export const objectsIn = (amount: Amount) =>
  z.preprocess(text => {
    const asked = typeof text === 'string' && /^\s*\d+\s*$/.test(text) ? Number(text) : 0
    return asked === 0 ? undefined : Math.min(asked, amount.most)
  }, z.int().min(amount.least).max(amount.most).default(amount.usual))

const offset = objectsIn(offsets).describe('How many objects to pass over first.')

/** Which part of a list is wanted as JSON. */
export const pageQuery = z.object({
  limit: objectsIn(limits.json).describe('How many objects to give.'),
  offset,
})

/** The same as rows or as a calendar, for programs that fetch one address and no further one. */
export const rowsQuery = z.object({
  limit: objectsIn(limits.rows),
  offset,
})

/** What a table can be asked for. */
export const formatQuery = z.object({
  format: formatIn(formats.table).describe(
    `\`csv\` gives the list as rows for a spreadsheet (\`text/csv\`): ids and names of what is linked, up to ${MOST_ROWS} rows, then \`Link\` names what follows. \`Accept\` does the same.`,
  ),
})

/** What a table can be asked for that a calendar shows too. */
export const calendarQuery = z.object({
  format: formatIn(formats.calendar).describe(
    `\`ics\` gives the list as a calendar (\`text/calendar\`), \`csv\` as rows for a spreadsheet (\`text/csv\`), both up to ${MOST_ROWS} at once. \`Accept\` does the same.`,
  ),
})

/** What a list can be asked for that is given in parts. */
export const listQuery = pageQuery.extend(formatQuery.shape)

/** What of an object is wanted. */
export const fieldsQuery = z.object({
  fields: namesIn(
    'The fields to give, such as `[id,name]`, nested objects among them; `resource_uri` comes in any case.',
  ),
})

/** What lists of records and of stat lines can be asked for beside what narrows them. */
export const recordsQuery = listQuery.extend(fieldsQuery.shape).extend({
  order_by: namesIn('The names to sort by, such as `[-a,b]`; a `-` turns the order around.'),
})

/** What every address can be asked for. */
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
