import { localTime, type SheetCell, type SheetTable } from '../../base/sheets/table.ts'
import { statusText } from '../../scoring/play-text.ts'
import { t } from '../../texts/t.ts'
import type { EventDetails, GameLine } from './event-view.ts'

/** A game in a row of a spreadsheet. */
export interface SheetGame {
  /** At its place; null if it has no time. */
  readonly start: SheetCell
  readonly matchDay: number | null
  /** The pool, round or bracket; empty for none. */
  readonly part: string
  readonly field: string
  readonly teams: readonly [string, string]
  /** Null before the game has begun. */
  readonly score: readonly [number, number] | null
  readonly shootout: readonly [number, number] | null
  readonly status: string
  /** Who officiates, in words. */
  readonly officials?: string
}

type ColumnName =
  | 'start'
  | 'matchDay'
  | 'part'
  | 'field'
  | `${'team' | 'score' | 'shootout'}${1 | 2}`
  | 'status'
  | 'officials'

interface GameColumn {
  readonly name: ColumnName
  readonly cell: (game: SheetGame) => SheetCell
  /** True if the column is left out when all its cells are empty. */
  readonly isOptional?: true
}

const columns: readonly GameColumn[] = [
  { name: 'start', cell: ({ start }) => start },
  { name: 'matchDay', cell: ({ matchDay }) => matchDay, isOptional: true },
  { name: 'part', cell: ({ part }) => part || null, isOptional: true },
  { name: 'field', cell: ({ field }) => field || null },
  { name: 'team1', cell: ({ teams }) => teams[0] },
  { name: 'team2', cell: ({ teams }) => teams[1] },
  { name: 'score1', cell: ({ score }) => score?.[0] ?? null },
  { name: 'score2', cell: ({ score }) => score?.[1] ?? null },
  { name: 'shootout1', cell: ({ shootout }) => shootout?.[0] ?? null, isOptional: true },
  { name: 'shootout2', cell: ({ shootout }) => shootout?.[1] ?? null, isOptional: true },
  { name: 'status', cell: ({ status }) => status },
  { name: 'officials', cell: ({ officials = '' }) => officials || null, isOptional: true },
]

/** Games with their results, in columns that the office can read again. */
export function gamesSheet(games: readonly SheetGame[]): SheetTable {
  const used = columns.filter(
    ({ isOptional, cell }) => isOptional !== true || games.some(game => cell(game) !== null),
  )
  return {
    columns: used.map(({ name }) => t(`tables.columns.${name}`)),
    rows: games.map(game => used.map(({ cell }) => cell(game))),
  }
}

/** The games of an event as its screens list them. */
export function sheetOfEvent(
  { games }: EventDetails,
  lines: readonly GameLine[],
  partOf: (gameId: number) => string | undefined,
): SheetTable {
  const records = new Map(games.map(game => [game.id, game]))
  return gamesSheet(
    lines.map(({ id, day, field, teams, score, shootout, status, isForfeit, ruling }) => ({
      start: day === '' ? null : localTime(records.get(id)?.start_time ?? null),
      matchDay: records.get(id)?.match_day ?? null,
      part: partOf(id) ?? '',
      ...{ field, teams, shootout },
      score: status === 'scheduled' ? null : score,
      status: statusText(status, isForfeit, ruling),
    })),
  )
}
