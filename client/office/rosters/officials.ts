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
  ...[
    ...['role', 'roles', 'function', 'functions', 'rolle', 'rollen', 'aufgabe', 'aufgaben', 'rôle', 'rôles'],
    ...['fonction', 'fonctions', 'rol', 'papel', 'papeles', 'función', 'funciones', 'puesto', 'puestos'],
  ].map(word => [word, 'roles'] as const),
  ...[
    ...['note', 'notes', 'info', 'remark', 'remarks', 'notiz', 'notizen', 'bemerkung', 'bemerkungen'],
    ...['remarque', 'remarques', 'nota', 'notas'],
  ].map(word => [word, 'info'] as const),
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

interface Person {
  readonly name: string
  /** Empty if nobody has said it. */
  readonly email: string
}

const isSame = (a: Person, b: Person): boolean =>
  nameKey(a.name) === nameKey(b.name) &&
  (a.email === '' || b.email === '' || a.email.toLowerCase() === b.email.toLowerCase())

/** A row of a list of officials, and why it makes none. */
export interface ListedOfficial {
  readonly line: number
  readonly name: string
  readonly email: string
  readonly roles: readonly string[]
  readonly info: string
  readonly wrong: 'noName' | 'there' | 'twice' | null
  /** True if its e-mail address cannot be read: it is left out. */
  readonly lacksEmail: boolean
}

/** The rows of a list, pasted or from a file as a table with tabs. */
export const officialSheet = (text: string, isTable: boolean): Sheet => {
  const cells = isTable ? parse(text, '\t') : cellsOfText(text, false, officialColumnOf)
  return sheetOf(cells, headingRowOf(cells, officialColumnOf))
}

/**
 * The contents of the columns. Without headings one with addresses has the mails, and the first other one the
 * names; somebody has to say what else there is.
 */
export function guessedOfficialColumns(sheet: Sheet): (OfficialColumn | null)[] {
  if (sheet.headings) return officialColumnsOf(sheet.headings)
  const columns = Array.from({ length: sheet.width }, (_, at) =>
    sheet.rows.some(({ cells }) => isEmail(cells[at] ?? '')) ? ('email' as const) : null,
  )
  const mail = columns.indexOf('email')
  const name = columns.indexOf(null)
  return columns.map((_, at) => (at === mail ? 'email' : at === name ? 'full_name' : null))
}

/**
 * Reads the rows of a list of officials.
 * @param known the officials of the organization. Two people may have one name if their addresses differ
 */
export function officialsIn(
  { rows }: Sheet,
  columns: readonly (OfficialColumn | null)[],
  known: readonly Person[],
): ListedOfficial[] {
  const seen: Person[] = []
  return rows.map(({ line, cells }) => {
    const of = (column: OfficialColumn): string => cells[columns.indexOf(column)] ?? ''
    const name = of('full_name') || [of('first_name'), of('last_name')].filter(Boolean).join(' ')
    const written = of('email')
    const person = { name, email: isEmail(written) ? written : '' }
    const isAmong = (people: readonly Person[]): boolean => people.some(one => isSame(one, person))
    const wrong = name === '' ? 'noName' : isAmong(known) ? 'there' : isAmong(seen) ? 'twice' : null
    seen.push(person)
    return {
      ...{ line, name, wrong, info: of('info') },
      email: person.email,
      lacksEmail: written !== '' && person.email === '',
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
