import { columnOf, type Column } from './columns.ts'

/** Rows of cells as somebody pasted them or as a file has them. */
export interface Sheet {
  /** What the columns are called; null if the first row is one of the teams or players. */
  readonly headings: readonly string[] | null
  /** As many as the widest row has. */
  readonly width: number
  /** Those with anything in them; `line` counts all, from 1. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

/**
 * @param hasHeadings whether the first row names the columns; if that is not said, it does when it has a word
 *   for one of them
 */
export function sheetOf(cells: readonly (readonly string[])[], hasHeadings?: boolean): Sheet {
  const rows = cells
    .map((row, index) => ({ line: index + 1, cells: row.map(cell => cell.trim()) }))
    .filter(row => row.cells.some(cell => cell !== ''))
  const [first, ...rest] = rows
  const isHeaded = hasHeadings ?? first?.cells.some(cell => columnOf(cell) !== null) ?? false
  return {
    headings: isHeaded && first ? first.cells : null,
    width: Math.max(0, ...rows.map(row => row.cells.length)),
    rows: isHeaded ? rest : rows,
  }
}

/** What each column holds, as far as its heading says so. A list of a single column is one of teams. */
export function guessedColumns({ headings, width }: Sheet): (Column | null)[] {
  const guessed = Array.from({ length: width }, (_, at) => columnOf(headings?.[at] ?? ''))
  const isNames = width === 1 && headings === null
  // Of two columns that say the same the first one is meant.
  return isNames ? ['team'] : guessed.map((column, at) => (guessed.indexOf(column) === at ? column : null))
}
