import { columnOf, type ReadHeading } from './columns.ts'
import { headingRowOf } from './headings.ts'
import { nameKey } from './name-key.ts'
import type { FileSheet } from './read-file.ts'

/** The sheet of a file that most likely has the list: the first one with headings. */
export const likelySheet = (sheets: readonly FileSheet[], meant: ReadHeading = columnOf): number =>
  Math.max(
    0,
    sheets.findIndex(({ cells }) => headingRowOf(cells, meant) !== null),
  )

/**
 * Joins all sheets into one list, each sheet a team: the team has the name of the sheet, unless the sheet
 * itself names teams. Columns are matched by their headings; a sheet without any, such as a cover, is left
 * out.
 */
export function joinSheets(sheets: readonly FileSheet[]): string[][] {
  const headings: string[] = ['Team']
  const rows: string[][] = []
  for (const { name, cells } of sheets) {
    const heading = headingRowOf(cells)
    if (heading === null) continue
    const own = cells[heading - 1] ?? []
    const places = own.map(title => {
      const key = columnOf(title) === 'team' ? 'team' : nameKey(title)
      const known = headings.findIndex(one => nameKey(one) === key)
      return known >= 0 ? known : headings.push(title.trim()) - 1
    })
    const namesTeams = own.some(title => columnOf(title) === 'team')
    for (const row of cells.slice(heading)) {
      if (row.every(cell => cell.trim() === '')) continue
      const joined = [namesTeams ? '' : name]
      for (const [at, place] of places.entries()) joined[place] = row[at] ?? ''
      rows.push(Array.from(headings, (_, at) => joined[at] ?? ''))
    }
  }
  return [headings, ...rows]
}
