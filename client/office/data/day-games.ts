import type { GameResult } from '../../../shared-schema/replication/result.ts'
import type { Scorekeeper } from '../../../shared-schema/api/scorekeepers.ts'
import { isVoid, waitsForDay } from '../../../shared-schema/rules/progress/ruling.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { NamedGame } from './game-names.ts'
import type { EventGames } from './games.ts'

/** A field with its current game and the next one. */
export interface FieldNow {
  readonly id: number
  readonly field: string
  readonly now: NamedGame | undefined
  readonly next: NamedGame | undefined
}

/** The field of a game that holds its start. */
export interface TimedGame {
  readonly game: Pick<NamedGame['game'], 'start_time'>
}

const MINUTE = 60_000
/** The delay after which a game is late. */
const LATE_MS = 5 * MINUTE
/** How long before its start a game should have been taken over by a scorekeeper. */
const AHEAD_MS = 15 * MINUTE
/** Games further than this from their start do not belong to today. */
const DAY_MS = 16 * 60 * MINUTE

/** How long before its game a team should be there. */
const HERE_MS = 30 * MINUTE

const startOf = ({ game }: TimedGame): number => Date.parse(game.start_time)
const hasTeams = ({ game }: NamedGame): boolean => game.team_1_id !== null && game.team_2_id !== null
const isToCome = ({ game }: NamedGame): boolean => game.status === 'scheduled' && !waitsForDay(game)

/** Every field with its game now and the next one, at a moment in ms since the epoch. */
export function fieldsNow(games: readonly NamedGame[], now: number): FieldNow[] {
  const today = games.filter(
    one =>
      one.game.game_site_id !== null && (one.game.status === 'live' || Math.abs(startOf(one) - now) < DAY_MS),
  )
  // By the field and not by its name: two sites may have a Field 1.
  return [...groupBy(today, ({ game }) => game.game_site_id ?? 0)]
    .map(([id, own]) => {
      const current =
        own.find(({ game }) => game.status === 'live') ??
        own.find(one => isToCome(one) && startOf(one) <= now)
      const field = own[0]?.field ?? ''
      return { id, field, now: current, next: own.find(one => isToCome(one) && one !== current) }
    })
    .sort((one, other) => one.field.localeCompare(other.field, undefined, { numeric: true }))
}

/** True for a game whose teams should be there: it begins soon, or should have begun. */
export const isTimeToBeHere = (one: NamedGame, now: number): boolean =>
  isToCome(one) && hasTeams(one) && startOf(one) - HERE_MS < now && startOf(one) + DAY_MS > now

/** True for a game of two known teams that was played or is to come on the day of its record. */
export const isToBePlayed = (one: NamedGame): boolean =>
  hasTeams(one) && one.game.status !== 'not needed' && !isVoid(one.game.ruling) && !waitsForDay(one.game)

/** Games that should have begun, the longest overdue first. */
export const lateGames = (games: readonly NamedGame[], now: number): NamedGame[] =>
  games.filter(one => isToCome(one) && hasTeams(one) && startOf(one) + LATE_MS < now)

/** How many minutes ago a game should have begun. */
export const minutesLate = (game: TimedGame, now: number): number =>
  Math.floor((now - startOf(game)) / MINUTE)

/** Games that are running or about to begin, and that no tablet has taken over. */
export function withoutScorekeeper(
  games: readonly NamedGame[],
  scorekeepers: readonly Scorekeeper[],
  now: number,
): NamedGame[] {
  const kept = new Set(scorekeepers.map(({ game_id }) => game_id))
  return games.filter(
    one =>
      !kept.has(one.game.id) &&
      (one.game.status === 'live' ||
        (isToCome(one) && hasTeams(one) && startOf(one) - AHEAD_MS < now && startOf(one) + DAY_MS > now)),
  )
}

/** The games with the results of some of them from the stream. */
export function withResults(
  found: EventGames,
  results: ReadonlyMap<
    number,
    Pick<GameResult, 'status' | 'team_1_score' | 'team_2_score' | 'winner_id' | 'shootout'>
  >,
): EventGames {
  return {
    ...found,
    games: found.games.map(game => {
      const result = results.get(game.id)
      // A game that the office has struck out does not begin again, regardless of new recordings.
      if (!result || isVoid(game.ruling)) return game
      const { status, team_1_score, team_2_score, winner_id, shootout } = result
      const [team_1_shootout_score, team_2_shootout_score] = shootout ?? [null, null]
      return {
        ...game,
        ...{ status, team_1_score, team_2_score, winner_id },
        ...{ team_1_shootout_score, team_2_shootout_score },
      }
    }),
  }
}
