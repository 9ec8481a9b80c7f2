import { stringify } from 'csv-stringify/sync'
import { isFamily, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { namesOf } from './order.ts'
import { shows, type Names } from '../requests/page.ts'

/** Byte order mark: spreadsheets recognize UTF-8 by it. */
const MARK = '\uFEFF'

/**
 * Objects as CSV rows under a header; the column `team_1.name` is the name in the object `team_1`. Values
 * other than texts, numbers and booleans are written as JSON. No cell is a formula.
 */
export function csvOf(columns: readonly string[], objects: readonly object[]): string {
  const rows = objects.map(object =>
    columns.map(column => cellOf(column.split('.').reduce<unknown>(valueIn, object))),
  )
  return MARK + stringify([[...columns], ...rows], { record_delimiter: 'windows' })
}

/** The columns of a family's list: its fields, and the names of linked records. */
export function columnsOf(family: Family, names: Names): string[] {
  const { fields, page } = resourceOf(family)
  const all = Object.entries(fields)
    .filter(([, { source }]) => source !== 'request')
    .flatMap(([name, { link }]) => {
      const own = shows(names, name) ? [name] : []
      if (!link?.nested || !shows(names, link.nested) || !isFamily(link.family)) return own
      const { nested, family: other } = link
      return [...own, ...namesOf(other).map(word => `${nested}.${word}`)]
    })
  return [...all, ...(page && shows(names, 'leaguevine_url') ? ['leaguevine_url'] : []), 'resource_uri']
}

const valueIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return harmless(typeof value === 'string' ? value : JSON.stringify(value))
}

/** Prefixes a text that a spreadsheet would read as a formula with an apostrophe; numbers stay numbers. */
const harmless = (text: string): string =>
  /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) && !/^[-+]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
