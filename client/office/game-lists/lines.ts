import { dateIn } from '../rosters/birth-dates.ts'
import type { Sheet } from '../rosters/sheet.ts'
import type { GameColumn } from './columns.ts'

/** The errors in the cells of a row. */
export type GameWrong = 'noTeam' | 'day' | 'time' | 'score' | 'matchDay'

type Pair<T> = readonly [T, T]

/** A row of a list of games, as it is written. */
export interface GameLine {
  readonly line: number
  /** As `2026-06-12`; null if the list does not give it. */
  readonly day: string | null
  /** As `09:05`; null if the list does not give it. */
  readonly time: string | null
  readonly matchDay: number | null
  readonly part: string
  readonly field: string
  readonly teams: Pair<string>
  /** Null if the row has no score. */
  readonly score: Pair<number> | null
  readonly shootout: Pair<number> | null
  readonly wrong: readonly GameWrong[]
}

type Columns = readonly (GameColumn | null)[]

/** The cells with dates, without times. */
export const dayCellsOf = ({ rows }: Sheet, columns: Columns): string[] =>
  rows.map(({ cells }) => dayCellOf(column => cells[columns.indexOf(column)] ?? ''))

/** The date without its time, and without the name of the day before it. */
const dayCellOf = (of: (column: GameColumn) => string): string =>
  (of('day').replace(timeAtEnd, '') || of('start').replace(timeAtEnd, '')).replace(
    /^\p{L}+[.,\s]+(?=\d)/u,
    '',
  )

/**
 * Reads the rows of a list of games.
 * @param isMonthFirst whether `3/4/2026` is in March
 */
export function gameLinesOf({ rows }: Sheet, columns: Columns, isMonthFirst: boolean): GameLine[] {
  return rows.map(({ line, cells }): GameLine => {
    const of = (column: GameColumn): string => cells[columns.indexOf(column)] ?? ''
    const dayCell = dayCellOf(of)
    const day = dateIn(dayCell, isMonthFirst) ?? null
    const time = timeIn(of('time') || of('start') || of('day'), of('time') !== '')
    const apart = pairOf(of('score_1'), of('score_2'))
    const score = apart === null ? scoreIn(of('score')) : apart
    const shootout = pairOf(of('shootout_1'), of('shootout_2'))
    const teams: Pair<string> = [of('team_1'), of('team_2')]
    const wrong: GameWrong[] = []
    if (teams.includes('')) wrong.push('noTeam')
    if (dayCell !== '' && day === null) wrong.push('day')
    if (of('time') !== '' && time === null) wrong.push('time')
    if (score === undefined || shootout === undefined) wrong.push('score')
    if (!/^\d{0,3}$/.test(of('match_day'))) wrong.push('matchDay')
    return {
      ...{ line, day, time, teams, wrong, part: of('part'), field: of('field') },
      matchDay: of('match_day') === '' || wrong.includes('matchDay') ? null : Number(of('match_day')),
      ...{ score: score ?? null, shootout: shootout ?? null },
    }
  })
}

/** `14:05`, `2:05 pm`, `14h05`, `14:05:00` at the end of a cell. */
const timeAtEnd = /(?:^|,?\s+|T)(\d{1,2})[:hH](\d{2})(?::\d{2})?\s*([ap]\.?m\.?|uhr|h)?$/i
/** In a column of times a point, too, parts hours and minutes. */
const timeAlone = /^(\d{1,2})\.(\d{2})\s*(uhr|h)?$/i

function timeIn(cell: string, isAlone: boolean): string | null {
  const [, hours, minutes = '', half = ''] =
    timeAtEnd.exec(cell) ?? (isAlone ? timeAlone.exec(cell) : null) ?? []
  if (hours === undefined) return null
  const isHalf = /^[ap]/i.test(half)
  const hour = isHalf ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours)
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : null
}

const wholeIn = (cell: string): number | null =>
  /^\d{1,4}(?:[.,]0+)?$/.test(cell) ? parseInt(cell, 10) : null

/** Null for two empty cells; undefined if they are no two numbers. */
function pairOf(one: string, two: string): Pair<number> | null | undefined {
  if (one === '' && two === '') return null
  const [first, second] = [wholeIn(one), wholeIn(two)]
  return first === null || second === null ? undefined : [first, second]
}

/** `15-11`, `15 : 11` in one cell; null for an empty one, or for the sign of a game to come. */
function scoreIn(cell: string): Pair<number> | null | undefined {
  if (/^[-–—:\s]*$/.test(cell)) return null
  const found = /^(\d{1,4})\s*[-–—−:]\s*(\d{1,4})$/.exec(cell)
  return found ? [Number(found[1]), Number(found[2])] : undefined
}
