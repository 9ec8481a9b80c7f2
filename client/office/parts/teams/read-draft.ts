import { isDoubtful } from '../../rosters/birth-dates.ts'
import { cellsOfText, parse } from '../../rosters/cells.ts'
import { asChosen } from '../../rosters/chosen-columns.ts'
import type { Column } from '../../rosters/columns.ts'
import { linesOf, type Line } from '../../rosters/lines.ts'
import { severalMeant, type KnownTeam } from '../../rosters/plan.ts'
import { guessedColumns, sheetOf, type Sheet } from '../../rosters/sheet.ts'
import { nothing, type Draft } from './list-draft.ts'

/** A draft as rows and columns. */
export interface ReadDraft {
  readonly sheet: Sheet
  readonly columns: readonly (Column | null)[]
  readonly lines: readonly Line[]
  readonly hasTeam: boolean
  /** True if the dates can be read in two ways: somebody has to choose the order of day and month. */
  readonly asksMonthFirst: boolean
}

/** Columns that do not apply to the players of one team. */
const ofTeams: readonly (Column | null)[] = ['seed', 'division', 'contact_name', 'contact_email']

const sheetIn = ({ text, isTable, headingRow }: Draft): Sheet =>
  sheetOf(isTable ? parse(text, '\t') : cellsOfText(text), headingRow)

/**
 * The draft of another list. If it has the same columns, it counts as a correction of the same list: choices
 * for columns and teams stay, and those for single rows are dropped.
 * @param isTable whether the text is a file's table, each cell in its place
 */
export function nextDraft(before: Draft, text: string, isTable: boolean): Draft {
  if (text.trim() === '') return { ...nothing, headingRow: undefined }
  const attempt = before.attempt || crypto.randomUUID()
  const corrected = { ...before, text, isTable, attempt, skipped: [], leaveOut: false }
  return hasSameColumns(sheetIn(before), sheetIn(corrected))
    ? corrected
    : { ...nothing, headingRow: undefined, text, isTable, team: before.team, attempt }
}

const hasSameColumns = (one: Sheet, other: Sheet): boolean =>
  one.width === other.width && JSON.stringify(one.headings) === JSON.stringify(other.headings)

/** @param only the only team whose players are imported; undefined for all */
export function readDraft(draft: Draft, only?: string): ReadDraft {
  const { team } = draft
  const sheet = sheetIn(draft)
  const guessed = asChosen(guessedColumns(sheet, only === undefined ? 'team' : 'full_name'), draft.columns)
  const columns =
    only === undefined ? guessed : guessed.map(column => (ofTeams.includes(column) ? null : column))
  const { isTeam, fillsDown, isMonthFirst, skipped } = draft
  const births = columns.indexOf('birth_date')
  return {
    sheet,
    columns,
    lines: linesOf(sheet, columns, {
      ...{ isTeam, team: team.trim(), fillsDown, isMonthFirst, skipped },
      ...(only === undefined ? {} : { only }),
    }),
    hasTeam: only !== undefined || columns.includes('team') || team.trim() !== '',
    asksMonthFirst: births >= 0 && isDoubtful(sheet.rows.map(({ cells }) => cells[births] ?? '')),
  }
}

/** The rows, with errors where several teams have the name. */
export function against(lines: readonly Line[], known: readonly KnownTeam[]): Line[] {
  const open = severalMeant(lines, known)
  return lines.map(line => (open.has(line.line) ? { ...line, wrong: [...line.wrong, 'severalTeams'] } : line))
}
