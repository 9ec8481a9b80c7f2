import { LONGEST_LICENCE } from '../../../shared-schema/resources/licence.ts'
import { dateIn, monthFirst } from './birth-dates.ts'
import type { Column } from './columns.ts'
import { genderIn, isWomanM } from './genders.ts'
import { nameKey } from './name-key.ts'
import { namesOf } from './names.ts'
import type { Row, Sheet } from './sheet.ts'
import { contactIn, type TeamContact } from './team-contact.ts'
import { teamKey } from './team-key.ts'

/** A player in a list. */
export interface ListedPlayer {
  readonly first_name: string
  readonly last_name: string
  readonly nickname: string
  /** The number as on the jersey: 7 and 07 are two numbers. Null if the list does not give it. */
  readonly number: string | null
  /** As `1990-05-03`; null if the list does not give it. */
  readonly birth_date: string | null
  readonly email: string
  /** As in ISO/IEC 5218; null if the list does not give it. */
  readonly gender: number | null
  readonly licence_number: string
  readonly guardian_name: string
  readonly guardian_contact: string
}

/** The errors of a row. */
export type Wrong =
  | 'noTeam'
  | 'noName'
  | 'seed'
  | 'number'
  | 'tooLong'
  | 'seedTaken'
  | 'twice'
  | 'otherTeam'
  | 'severalTeams'

/** Warnings about a row that is still imported. */
type Hint = 'teamAbove' | 'sharedNumber' | 'birthDate' | 'email' | 'gender'

/** A row of a list: a team, or a player of one. */
export interface Line {
  readonly line: number
  readonly team: string
  /** The part of the season that the team plays in; empty if the list does not give it. */
  readonly division: string
  /** Null if the list does not give it. */
  readonly seed: number | null
  readonly contact: TeamContact
  readonly player: ListedPlayer | null
  readonly wrong: readonly Wrong[]
  readonly hints: readonly Hint[]
  /** Whether somebody excluded the row. */
  readonly isSkipped: boolean
}

/** Settings for a list beyond its contents. */
export interface ListSettings {
  /** The team for a different name in the list, by the key of that name. */
  readonly isTeam?: Readonly<Record<string, string>>
  /** The team of all rows, for a list without a column of teams. */
  readonly team?: string
  /** The only team whose players are imported; rows of other teams are errors. */
  readonly only?: string
  /** Whether an empty cell means the team of the row above. */
  readonly fillsDown?: boolean
  /** Whether `3/4/1995` is in March, if the dates of the list do not show it. */
  readonly isMonthFirst?: boolean
  /** Excluded rows. */
  readonly skipped?: readonly number[]
}

/** The server's limit in characters. */
const longestOf = (column: Column | null | undefined): number =>
  column === 'licence_number' ? LONGEST_LICENCE : column ? 200 : Infinity

/** Reads the rows of a list. */
export function linesOf(
  { headings, rows }: Sheet,
  columns: readonly (Column | null)[],
  stated: ListSettings = {},
): Line[] {
  const cellOf = ({ cells }: Row, column: Column): string => cells[columns.indexOf(column)] ?? ''
  const births = rows.map(row => cellOf(row, 'birth_date'))
  const isMonthFirst = monthFirst(births) ?? stated.isMonthFirst ?? false
  const womanIsM = isWomanM(
    headings?.[columns.indexOf('gender')] ?? '',
    rows.map(row => cellOf(row, 'gender')),
  )
  const teamsBySeed = new Map<number, string>()
  const seen = new Set<string>()
  let above = { team: '', division: '' }
  const lines = rows.map((row): Line => {
    const of = (column: Column): string => cellOf(row, column)
    const isSkipped = stated.skipped?.includes(row.line) ?? false
    const written = columns.includes('team') ? of('team') : (stated.only ?? stated.team ?? '')
    const isFilled = written === '' && above.team !== '' && stated.fillsDown !== false
    const team = isFilled ? above.team : (stated.isTeam?.[nameKey(written)] ?? written)
    const division = of('division') || (isFilled || team === above.team ? above.division : '')
    if (!isSkipped) above = { team, division }
    const player = playerOf(of, { isMonthFirst, womanIsM })
    const [seed, number] = [wholeIn(of('seed')), numberIn(of('number'))]
    const contact = contactIn(of('contact_name'), of('contact_email'))
    const read = {
      ...{ line: row.line, team, division, seed: seed ?? null },
      ...{ contact, player: player.player, isSkipped },
    }
    if (isSkipped) return { ...read, wrong: [], hints: [] }
    const key = `${teamKey(read)}\n${player.player ? signOf(player.player) : ''}`
    const holder = teamsBySeed.get(seed ?? 0)
    const wrong: Wrong[] = []
    if (team === '') wrong.push('noTeam')
    if (stated.only !== undefined && team !== '' && nameKey(team) !== nameKey(stated.only))
      wrong.push('otherTeam')
    if (!player.player && number !== null) wrong.push('noName')
    if (seed === undefined) wrong.push('seed')
    if (number === undefined) wrong.push('number')
    if (row.cells.some((cell, at) => cell.length > longestOf(columns[at]))) wrong.push('tooLong')
    if (seed && holder !== undefined && holder !== teamKey(read)) wrong.push('seedTaken')
    if (seen.has(key)) wrong.push('twice')
    seen.add(key)
    if (seed && team !== '') teamsBySeed.set(seed, holder ?? teamKey(read))
    const hints: Hint[] = [...(isFilled ? ['teamAbove' as const] : []), ...player.hints]
    if (of('contact_email') !== '' && contact.contact_email === '') hints.push('email')
    return { ...read, wrong, hints }
  })
  return withSharedNumbers(lines)
}

/** The same for two rows of one player: some lists have a row for each parent. */
const signOf = ({ guardian_name: _, guardian_contact: __, ...player }: ListedPlayer): string =>
  JSON.stringify(player).toLowerCase()

/** The meaning of cells that can be read in two ways. */
interface Ways {
  readonly isMonthFirst: boolean
  readonly womanIsM: boolean
}

function playerOf(of: (column: Column) => string, { isMonthFirst, womanIsM }: Ways) {
  const names = namesOf(of('first_name'), of('last_name'), of('full_name'))
  const [birth, mail] = [of('birth_date'), of('email')]
  const birth_date = dateIn(birth, isMonthFirst) ?? null
  const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail) ? mail : ''
  const gender = genderIn(of('gender'), womanIsM)
  const hints: Hint[] = []
  if (birth !== '' && birth_date === null) hints.push('birthDate')
  if (mail !== '' && email === '') hints.push('email')
  if (gender === undefined) hints.push('gender')
  const player = {
    ...names,
    nickname: of('nickname'),
    number: numberIn(of('number')) ?? null,
    licence_number: of('licence_number'),
    guardian_name: of('guardian_name'),
    guardian_contact: of('guardian_contact'),
  }
  const isPlayer = player.first_name !== '' || player.last_name !== '' || player.nickname !== ''
  return {
    player: isPlayer ? { ...player, birth_date, email, gender: gender || null } : null,
    hints: isPlayer ? hints : [],
  }
}

/** Null for an empty cell, undefined if it is not a number. */
const wholeIn = (cell: string): number | null | undefined =>
  cell === '' ? null : /^#?\d{1,4}$/.test(cell) ? Number(cell.replace('#', '')) : undefined

/** The digits of a number as on the jersey. Spreadsheets may have written 10 as `10.0`. */
function numberIn(cell: string): string | null | undefined {
  if (cell === '') return null
  return /^(?:#|no\.?|nr\.?|n°|nº)?\s*(\d{1,4})(?:[.,]0+)?$/i.exec(cell)?.[1]
}

/** Marks players with the same number as a team-mate. */
function withSharedNumbers(lines: readonly Line[]): Line[] {
  const numberOf = ({ team, division, player, isSkipped, wrong }: Line): string | undefined =>
    isSkipped || wrong.length > 0 || player?.number == null
      ? undefined
      : `${teamKey({ team, division })}\n${player.number}`
  const many = new Map<string, number>()
  for (const line of lines) {
    const key = numberOf(line)
    if (key !== undefined) many.set(key, (many.get(key) ?? 0) + 1)
  }
  return lines.map(line =>
    (many.get(numberOf(line) ?? '') ?? 0) > 1 ? { ...line, hints: [...line.hints, 'sharedNumber'] } : line,
  )
}
