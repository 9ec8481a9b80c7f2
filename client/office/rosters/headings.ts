import { columnOf, type ReadHeading } from './columns.ts'

/** The headings are within this many rows: above them there may be titles and remarks. */
const WITHIN = 30

/**
 * The row of headings: the one with the most known words. A single word is enough in the first row, or in a
 * row of nothing else.
 * @param meant recognizes the headings of the list
 * @returns its number, from 1; null if there is none
 */
export function headingRowOf(
  cells: readonly (readonly string[])[],
  meant: ReadHeading = columnOf,
): number | null {
  let best = 0
  let row: number | null = null
  let isFirst = true
  for (const [at, written] of cells.slice(0, WITHIN).entries()) {
    const filled = written.filter(cell => cell.trim() !== '')
    if (filled.length === 0) continue
    const words = new Set(filled.map(meant).filter(column => column !== null)).size
    const counts = words > 1 || (words === 1 && (isFirst || filled.length === 1))
    if (counts && words > best) [best, row] = [words, at + 1]
    isFirst = false
  }
  return row
}
