import type { ShownConflict, TakenSlots } from '../../../shared-schema/api/schedule.ts'
import { waitsForDay } from '../../../shared-schema/rules/progress/ruling.ts'
import type { OfficeGame } from './games.ts'

/** The minutes between rows of the board: games are dropped on a row. */
export const STEP_MINUTES = 15

/** A field with its hours, as `09:00`; null if it is always open. */
interface BoardField {
  readonly id: number
  readonly opens_at: string | null
  readonly closes_at: string | null
}

/**
 * A field and start: a local time as `2026-06-13T09:00`, or the time of a game as its record has it. The
 * latter has an offset, which distinguishes the two occurrences of an hour that a night has twice.
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

/** A game's position on the board. */
export interface BoardPlace {
  readonly game: OfficeGame
  readonly column: number
  /** In minutes from midnight. */
  readonly start: number
  /** How long it takes its field. */
  readonly minutes: number
  /** Games that overlap on a field are shown side by side: the index of this one, and their number. */
  readonly lane: number
  readonly lanes: number
}

const DAY = 24 * 60
const USUAL: BoardHours = { from: 9 * 60, to: 19 * 60 }

const localOf = (startTime: string): string => startTime.slice(0, 16)
export const dayOf = (startTime: string): string => startTime.slice(0, 10)
/** The minutes from midnight of a time or a time of day. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.slice(-5).split(':').map(Number)
  return hours * 60 + minutes
}
/** `09:00` */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')

/**
 * The field of a game. A postponed game has none: its record still names the one on which it was not played.
 */
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

/** Whether a game belongs on the board: byes and needless finals do not. */
export const isOnBoard = ({ swiss_round_id, team_2_id, status }: OfficeGame): boolean =>
  status !== 'not needed' && !(swiss_round_id !== null && team_2_id === null)

/**
 * Whether a game waits for a field: the time on its record is only the start of its round, chosen by nobody.
 */
export const isUnplaced = (
  game: Pick<OfficeGame, 'game_site_id' | 'status' | 'ruling'>,
  fields: readonly unknown[],
): boolean => fields.length > 0 && siteOf(game) === null && game.status === 'scheduled'

/** The conflicts of placed games. For a game without a place only those count that no place would change. */
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

/** All days of an event: its own, and others that have games. */
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
  games: readonly Pick<BoardPlace, 'start' | 'minutes'>[],
): BoardHours {
  const opens = fields.map(({ opens_at }) => (opens_at === null ? USUAL.from : minutesOf(opens_at)))
  const closes = fields.map(({ closes_at }) => (closes_at === null ? USUAL.to : minutesOf(closes_at)))
  const from = Math.min(USUAL.from, ...opens, ...games.map(({ start }) => start))
  const to = Math.max(
    from + 60,
    ...(closes.length > 0 ? closes : [USUAL.to]),
    ...games.map(({ start, minutes }) => start + minutes),
  )
  return { from: Math.floor(from / 60) * 60, to: Math.min(DAY, Math.ceil(to / 60) * 60) }
}

/** The start of a game in minutes from midnight, and how long it takes. @param usual the length of most games */
export const spanOf = (game: OfficeGame, usual: number): Pick<BoardPlace, 'start' | 'minutes'> => ({
  start: minutesOf(localOf(game.start_time)),
  minutes: game.game_minutes ?? usual,
})

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
      .map(game => ({ game, column, ...spanOf(game, gameMinutes) }))
      .sort((one, other) => one.start - other.start)
    const groups: (typeof own)[] = []
    for (const one of own) {
      const group = groups.at(-1)
      const end = Math.max(...(group ?? []).map(({ start, minutes }) => start + minutes))
      if (group && one.start < end) group.push(one)
      else groups.push([one])
    }
    return groups.flatMap(group => group.map((one, lane) => ({ ...one, lane, lanes: group.length })))
  })
}

/** The part of a slot on the board that the game of another event takes. */
export interface TakenPlace extends Pick<BoardPlace, 'column' | 'start' | 'minutes'> {
  /** The name of the event; null for one that the reader may not see. */
  readonly name: string | null
  /** `10:00` */
  readonly time: string
}

/** The places that other events take on a day; a game of the night before takes its rest. */
export const takenPlaces = (
  slots: TakenSlots['taken_slots'],
  day: string,
  fields: readonly Pick<BoardField, 'id'>[],
): TakenPlace[] =>
  slots.flatMap(({ game_site_id, start_time, minutes, name }) => {
    const column = fields.findIndex(({ id }) => id === game_site_id)
    const time = localOf(start_time).slice(11)
    const begins = minutesOf(time) - (dayOf(start_time) < day ? DAY : 0)
    const start = Math.max(0, begins)
    return column < 0 ? [] : [{ name, time, column, start, minutes: begins + minutes - start }]
  })

/** The game at a slot, which would swap places with one moved there. */
const atSlot = (games: readonly OfficeGame[], slot: BoardSlot, but: number): OfficeGame | undefined =>
  slot.game_site_id === null
    ? undefined
    : games.find(game => game.id !== but && game.status === 'scheduled' && isSameSlot(slotOf(game), slot))

/** The moves for placing a game: the game at that place, if any, goes where the first came from. */
export function moveOrSwap(games: readonly OfficeGame[], game: OfficeGame, slot: BoardSlot) {
  const other = atSlot(games, slot, game.id)
  return [
    { game, slot },
    ...(other && game.game_site_id !== null ? [{ game: other, slot: slotOf(game) }] : []),
  ]
}
