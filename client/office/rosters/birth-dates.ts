/** Whether dates with slashes begin with the month; null if the dates do not show it. */
export function monthFirst(cells: readonly string[]): boolean | null {
  const parted = cells.map(cell => strokes.exec(cell)).filter(found => found !== null)
  if (parted.some(([, first]) => Number(first) > 12)) return false
  return parted.some(([, , second]) => Number(second) > 12) ? true : null
}

/** Whether somebody must choose the order of day and month in these dates. */
export const isDoubtful = (cells: readonly string[]): boolean =>
  cells.some(cell => strokes.test(cell)) && monthFirst(cells) === null

const strokes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
const points = /^(\d{1,2})[.-]\s?(\d{1,2})[.-]\s?(\d{4})$/
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/

/**
 * Reads a birth date in a common notation: `1990-05-03`, `12.04.1992`, `3/14/1995`.
 * @returns as `1990-05-03`; undefined for an invalid date
 */
export function dateIn(cell: string, isMonthFirst: boolean): string | undefined {
  const inOrder = iso.exec(cell)
  if (inOrder) return dayOf(inOrder[1], inOrder[2], inOrder[3])
  const [, one, two, year] = points.exec(cell) ?? strokes.exec(cell) ?? []
  return isMonthFirst && strokes.test(cell) ? dayOf(year, one, two) : dayOf(year, two, one)
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const time = Date.parse(`${text}T00:00:00Z`)
  return year >= '1900' && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
    ? text
    : undefined
}
