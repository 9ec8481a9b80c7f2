import { z } from 'zod'
import { isDoubtful, monthFirst } from '../../rosters/birth-dates.ts'
import { cellsOfText, parse } from '../../rosters/cells.ts'
import { asChosen } from '../../rosters/chosen-columns.ts'
import { headingRowOf } from '../../rosters/headings.ts'
import { sheetOf, type Sheet } from '../../rosters/sheet.ts'
import { gameColumnOf, gameColumns, gameColumnsOf, type GameColumn } from '../../game-lists/columns.ts'
import { dayCellsOf, gameLinesOf, type GameLine } from '../../game-lists/lines.ts'

const draft = z.object({
  text: z.string(),
  /** True if the text is the table of a file, with tabs between its cells. */
  isTable: z.boolean(),
  /** The chosen contents of columns, by index. */
  columns: z.record(z.string(), z.enum(gameColumns).nullable()),
  /** The chosen row of headings, or null for none; absent without a choice. */
  headingRow: z.int().nullable().optional(),
  isMonthFirst: z.boolean(),
  /** The teams for differently spelt names, by the keys of those names. */
  isTeam: z.record(z.string(), z.string()),
  /** The games of rows that could mean several, by line. */
  isGame: z.record(z.string(), z.int()),
  /** Identifies this list until it is forgotten. */
  attempt: z.string(),
})
/** A list of games to import, with the choices made for it. */
export type GameDraft = z.infer<typeof draft>

export const nothing: GameDraft = {
  ...{ text: '', isTable: false, columns: {}, isMonthFirst: false, isTeam: {}, isGame: {}, attempt: '' },
}

/** The draft as this device keeps it. */
export const storedDraft = z.object({ draft })

/** A draft as rows and columns. */
export interface ReadGameDraft {
  readonly sheet: Sheet
  readonly columns: readonly (GameColumn | null)[]
  readonly lines: readonly GameLine[]
  /** True if the dates can be read in two ways: somebody has to choose the order of day and month. */
  readonly asksMonthFirst: boolean
}

export function readGameDraft(written: GameDraft): ReadGameDraft {
  const cells = written.isTable ? parse(written.text, '\t') : cellsOfText(written.text, false, gameColumnOf)
  const { headingRow = headingRowOf(cells, gameColumnOf) } = written
  const sheet = sheetOf(cells, headingRow)
  const guessed = gameColumnsOf(Array.from({ length: sheet.width }, (_, at) => sheet.headings?.[at] ?? ''))
  const columns = asChosen(guessed, written.columns)
  const days = dayCellsOf(sheet, columns)
  return {
    sheet,
    columns,
    lines: gameLinesOf(sheet, columns, monthFirst(days) ?? written.isMonthFirst),
    asksMonthFirst: isDoubtful(days),
  }
}
