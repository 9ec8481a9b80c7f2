import { columnsOf, type Column } from './columns.ts'
import { headingRowOf } from './headings.ts'
import { cleaned } from './name-key.ts'

/** Rows of cells as somebody pasted them or as a file has them. */
export interface Sheet {
  /** The row of the headings, from 1; null if the first row is one of the teams or players. */
  readonly headingRow: number | null
  /** What the columns are called; null without such a row. */
  readonly headings: readonly string[] | null
  /** As many as the widest row has. */
  readonly width: number
  /** Those with anything in them, without what is above the headings; `line` counts all, from 1. */
  readonly rows: readonly Row[]
  /** All with anything in them. */
  readonly all: readonly Row[]
}

export interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * @param headingRow the row that names the columns, from 1, or null for none; if that is not said it is looked
 *   for
 */
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
 * What each column holds, as far as its heading says so.
 * @param single what a list of one column without a heading is one of
 */
export function guessedColumns({ headings, width }: Sheet, single: Column = 'team'): (Column | null)[] {
  if (width === 1 && headings === null) return [single]
  return columnsOf(Array.from({ length: width }, (_, at) => headings?.[at] ?? ''))
}
