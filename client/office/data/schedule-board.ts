import type { ShownConflict } from '../../../shared-schema/api/schedule.ts'
import { waitsForDay } from '../../../shared-schema/rules/progress/ruling.ts'
import type { OfficeGame } from './games.ts'

/** Rows of the board are so many minutes apart: games are dropped on one. */
export const STEP_MINUTES = 15

/** A field with its hours, as `09:00`; null if it is always open. */
interface BoardField {
  readonly id: number
  readonly opens_at: string | null
  readonly closes_at: string | null
}

/**
 * Where and when: a local time as `2026-06-13T09:00`, or the time of a game as its record has it. That one
 * has its offset, which says which of the two is meant of an hour that a night has twice.
 */
export interface BoardSlot {
  readonly game_site_id: number | null
  readonly start_time: string
}

/** The part of a day that the board shows, in minutes from midnight. */
export interface BoardHours {
  readonly from: number
  readonly to: number
}

/** A game as it stands on the board. */
export interface BoardPlace {
  readonly game: OfficeGame
  readonly column: number
  /** In minutes from midnight. */
  readonly start: number
  /** Games that overlap on a field stand beside each other: which of how many it is. */
  readonly lane: number
  readonly lanes: number
}

const DAY = 24 * 60
const USUAL: BoardHours = { from: 9 * 60, to: 19 * 60 }

export const localOf = (startTime: string): string => startTime.slice(0, 16)
export const dayOf = (startTime: string): string => startTime.slice(0, 10)
/** Of a time or a time of day: minutes from midnight. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.slice(-5).split(':').map(Number)
  return hours * 60 + minutes
}
/** `09:00` */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')

/** A game that is postponed has no field: the one on its record is where it was not played. */
const siteOf = (game: Pick<OfficeGame, 'game_site_id' | 'status' | 'ruling'>): number | null =>
  waitsForDay(game) ? null : game.game_site_id

export const slotOf = (game: OfficeGame): BoardSlot => ({
  game_site_id: siteOf(game),
  start_time: game.start_time,
})

export const isSameSlot = (one: BoardSlot, other: BoardSlot): boolean =>
  one.game_site_id === other.game_site_id && isSameTime(one.start_time, other.start_time)

const isSameTime = (one: string, other: string): boolean =>
  one.length === other.length ? one === other : localOf(one) === localOf(other)

/** Games that somebody plays and that can stand on a board: byes and needless finals cannot. */
export const isOnBoard = ({ swiss_round_id, team_2_id, status }: OfficeGame): boolean =>
  status !== 'not needed' && !(swiss_round_id !== null && team_2_id === null)

/** A game that waits for a field: the time on its record is when its round began, and nobody chose it. */
export const isUnplaced = (
  game: Pick<OfficeGame, 'game_site_id' | 'status' | 'ruling'>,
  fields: readonly unknown[],
): boolean => fields.length > 0 && siteOf(game) === null && game.status === 'scheduled'

/**
 * What clashes as games are placed. Of a game without a place only that counts which no place would change.
 */
export function clashesOfPlaced(
  conflicts: readonly ShownConflict[],
  games: readonly OfficeGame[],
  fields: readonly unknown[],
): ShownConflict[] {
  const unplaced = new Set(games.filter(game => isUnplaced(game, fields)).map(({ id }) => id))
  return conflicts.filter(
    ({ kind, game_ids }) => kind === 'other_season' || !game_ids.some(id => unplaced.has(id)),
  )
}

/** All days of an event: those that it names, and others on which games are. */
export function boardDays(
  first: string | null,
  last: string | null,
  games: readonly Pick<OfficeGame, 'start_time' | 'status' | 'ruling'>[],
): string[] {
  const days = new Set(games.filter(game => !waitsForDay(game)).map(({ start_time }) => dayOf(start_time)))
  if (first !== null)
    for (let day = first; day <= (last ?? first) && days.size < 60; day = dayAfter(day)) days.add(day)
  return [...days].sort()
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + DAY * 60_000).toISOString().slice(0, 10)

/** From the first opening or game to the last closing or end of a game, in whole hours. */
export function boardHours(
  fields: readonly BoardField[],
  starts: readonly number[],
  gameMinutes: number,
): BoardHours {
  const opens = fields.map(({ opens_at }) => (opens_at === null ? USUAL.from : minutesOf(opens_at)))
  const closes = fields.map(({ closes_at }) => (closes_at === null ? USUAL.to : minutesOf(closes_at)))
  const from = Math.min(USUAL.from, ...opens, ...starts)
  const to = Math.max(
    from + 60,
    ...(closes.length > 0 ? closes : [USUAL.to]),
    ...starts.map(one => one + gameMinutes),
  )
  return { from: Math.floor(from / 60) * 60, to: Math.min(DAY, Math.ceil(to / 60) * 60) }
}

/** Places the games of a day that have a field. */
export function boardPlaces(
  games: readonly OfficeGame[],
  day: string,
  fields: readonly Pick<BoardField, 'id'>[],
  gameMinutes: number,
): BoardPlace[] {
  return fields.flatMap(({ id }, column) => {
    const own = games
      .filter(game => siteOf(game) === id && dayOf(game.start_time) === day)
      .map(game => ({ game, column, start: minutesOf(localOf(game.start_time)) }))
      .sort((one, other) => one.start - other.start)
    const groups: (typeof own)[] = []
    for (const one of own) {
      const group = groups.at(-1)
      const end = Math.max(...(group ?? []).map(({ start }) => start + gameMinutes))
      if (group && one.start < end) group.push(one)
      else groups.push([one])
    }
    return groups.flatMap(group => group.map((one, lane) => ({ ...one, lane, lanes: group.length })))
  })
}

/** Whose place a game would take: then the two swap. */
export const atSlot = (games: readonly OfficeGame[], slot: BoardSlot, but: number): OfficeGame | undefined =>
  slot.game_site_id === null
    ? undefined
    : games.find(game => game.id !== but && game.status === 'scheduled' && isSameSlot(slotOf(game), slot))

/** A game that goes to a place, and the one that was there, which then goes where the first came from. */
export function moveOrSwap(games: readonly OfficeGame[], game: OfficeGame, slot: BoardSlot) {
  const other = atSlot(games, slot, game.id)
  return [
    { game, slot },
    ...(other && game.game_site_id !== null ? [{ game: other, slot: slotOf(game) }] : []),
  ]
}
