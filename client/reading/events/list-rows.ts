import type { GameGroup, GameLine } from './event-view.ts'

/**
 * A row of the list of games, at a position known before drawing: of a long list only a part has to be drawn.
 */
export type ListRow =
  | { readonly kind: 'day'; readonly top: number; readonly day: string }
  | { readonly kind: 'time'; readonly top: number; readonly time: string; readonly group: number }
  | { readonly kind: 'games'; readonly top: number; readonly games: readonly GameLine[] }

/** In rem, including the space below. */
export const rowHeights = { day: 3, time: 2.25, games: 6.5 }

/** The rows of a list with a number of games per row, and their total height. */
export function listRows(
  groups: readonly GameGroup[],
  columns: number,
): { readonly rows: readonly ListRow[]; readonly height: number } {
  const rows: ListRow[] = []
  let top = 0
  const add = (row: ListRow): void => {
    rows.push(row)
    top += rowHeights[row.kind]
  }
  for (const [group, { day, time, games }] of groups.entries()) {
    if (groups[group - 1]?.day !== day) add({ kind: 'day', top, day })
    if (time !== '') add({ kind: 'time', top, time, group })
    for (let first = 0; first < games.length; first += columns)
      add({ kind: 'games', top, games: games.slice(first, first + columns) })
  }
  return { rows, height: top }
}
