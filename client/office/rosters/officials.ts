import { cellsOfText, parse } from './cells.ts'
import { columnsOf, keyOf } from './columns.ts'
import { headingRowOf } from './headings.ts'
import { isEmail } from './is-email.ts'
import { nameKey } from './name-key.ts'
import { sheetOf, type Sheet } from './sheet.ts'

/** The possible contents of a column in a list of officials. */
export const officialColumns = ['full_name', 'first_name', 'last_name', 'email', 'roles', 'info'] as const
export type OfficialColumn = (typeof officialColumns)[number]

const headings = new Map<string, OfficialColumn>([
  ...['role', 'roles', 'function', 'rolle', 'rollen', 'aufgabe', 'aufgaben', 'rôle', 'rôles', 'rol'].map(
    word => [word, 'roles'] as const,
  ),
  ...['note', 'notes', 'info', 'remark', 'remarks', 'notiz', 'bemerkung', 'remarque', 'nota', 'notas'].map(
    word => [word, 'info'] as const,
  ),
])

const isOfficialColumn = (column: string | null | undefined): column is OfficialColumn =>
  officialColumns.some(one => one === column)

/** The column of a list of officials that a heading means; null if it is not recognized. */
export const officialColumnOf = (heading: string): OfficialColumn | null =>
  officialColumnsOf([heading])[0] ?? null

function officialColumnsOf(titles: readonly string[]): (OfficialColumn | null)[] {
  const usual = columnsOf(titles)
  return titles.map((title, at) => {
    const column = headings.get(keyOf(title)) ?? usual[at]
    return isOfficialColumn(column) ? column : null
  })
}

/** A row of a list of officials, and why it makes none. */
export interface ListedOfficial {
  readonly line: number
  readonly name: string
  readonly email: string
  readonly roles: readonly string[]
  readonly info: string
  readonly wrong: 'noName' | 'there' | 'twice' | null
  /** Whether its e-mail address cannot be read: it is left out. */
  readonly lacksEmail: boolean
}

/** The rows of a list, pasted or from a file as a table with tabs. */
export const officialSheet = (text: string, isTable: boolean): Sheet => {
  const cells = isTable ? parse(text, '\t') : cellsOfText(text, false, officialColumnOf)
  return sheetOf(cells, headingRowOf(cells, officialColumnOf))
}

/** The contents of the columns. Without headings the first one has the names, and one with addresses the mails. */
export function guessedOfficialColumns(sheet: Sheet): (OfficialColumn | null)[] {
  if (sheet.headings) return officialColumnsOf(sheet.headings)
  return Array.from({ length: sheet.width }, (_, at) =>
    at === 0
      ? 'full_name'
      : sheet.rows.some(({ cells }) => isEmail(cells[at] ?? ''))
        ? 'email'
        : at === sheet.width - 1
          ? 'roles'
          : null,
  )
}

/**
 * Reads the rows of a list of officials.
 * @param known the names of those who are there already
 */
export function officialsIn(
  { rows }: Sheet,
  columns: readonly (OfficialColumn | null)[],
  known: readonly string[],
): ListedOfficial[] {
  const there = new Set(known.map(nameKey))
  const seen = new Set<string>()
  return rows.map(({ line, cells }) => {
    const of = (column: OfficialColumn): string => cells[columns.indexOf(column)] ?? ''
    const name = of('full_name') || [of('first_name'), of('last_name')].filter(Boolean).join(' ')
    const key = nameKey(name)
    const wrong = name === '' ? 'noName' : there.has(key) ? 'there' : seen.has(key) ? 'twice' : null
    seen.add(key)
    const email = of('email')
    return {
      ...{ line, name, wrong, info: of('info') },
      email: isEmail(email) ? email : '',
      lacksEmail: email !== '' && !isEmail(email),
      roles: [
        ...new Set(
          of('roles')
            .split(/[,;/]/)
            .map(role => role.trim()),
        ),
      ].filter(role => role !== ''),
    }
  })
}
