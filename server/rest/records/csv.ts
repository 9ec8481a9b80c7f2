import { stringify } from 'csv-stringify/sync'
import { isFamily, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { namesOf } from './order.ts'
import { shows, type Names } from '../requests/page.ts'

/** A byte order mark, by which spreadsheets know that the file is in UTF-8. */
const MARK = '\uFEFF'

/**
 * Objects as rows under the names of their columns; `team_1.name` is the name in the object `team_1`. What is
 * no text, number or truth value is in its cell as JSON. No cell is a formula.
 */
export function csvOf(columns: readonly string[], objects: readonly object[]): string {
  const rows = objects.map(object =>
    columns.map(column => cellOf(column.split('.').reduce<unknown>(valueIn, object))),
  )
  return MARK + stringify([[...columns], ...rows], { record_delimiter: 'windows' })
}

/** The columns of a family's list: its fields, and of linked records the names. */
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

/** A text that a spreadsheet would take for a formula gets an apostrophe in front; a number stays one. */
const harmless = (text: string): string =>
  /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) && !/^[-+]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
