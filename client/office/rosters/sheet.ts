import { columnsOf, type Column } from './columns.ts'
import { headingRowOf } from './headings.ts'
import { cleaned } from './name-key.ts'

/** Rows of cells, pasted or from a file. */
export interface Sheet {
  /** The row of the headings, from 1; null if the first row is already a team or player. */
  readonly headingRow: number | null
  /** The headings of the columns; null without such a row. */
  readonly headings: readonly string[] | null
  /** The width of the widest row. */
  readonly width: number
  /** The non-empty rows below the headings; `line` counts all rows, from 1. */
  readonly rows: readonly Row[]
  /** All non-empty rows. */
  readonly all: readonly Row[]
}

export interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/** @param headingRow the row with the headings, from 1, or null for none; detected by default */
export function sheetOf(
  cells: readonly (readonly string[])[],
  headingRow: number | null = headingRowOf(cells),
): Sheet {
  const all = cells
    .map((row, index) => ({ line: index + 1, cells: row.map(cleaned) }))
    .filter(row => row.cells.some(cell => cell !== ''))
  return {
    headingRow,
    headings: all.find(({ line }) => line === headingRow)?.cells ?? null,
    width: Math.max(0, ...all.map(row => row.cells.length)),
    rows: all.filter(({ line }) => line > (headingRow ?? 0)),
    all,
  }
}

/**
 * The contents of each column, guessed from its heading.
 * @param single the column of a list with a single column and no heading
 */
export function guessedColumns({ headings, width }: Sheet, single: Column = 'team'): (Column | null)[] {
  if (width === 1 && headings === null) return [single]
  return columnsOf(Array.from({ length: width }, (_, at) => headings?.[at] ?? ''))
}
