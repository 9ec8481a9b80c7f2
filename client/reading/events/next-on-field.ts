import { distinctUntilChanged, map, type Observable } from 'rxjs'
import { deepEqual } from 'rxdb'
import { isUnderWayOrToCome, type GameStatus } from '../../../shared-schema/rules/progress/game-status.ts'
import { waitsForDay, type Ruling } from '../../../shared-schema/rules/progress/ruling.ts'
import type { ScopeDatabase } from '../../sync/storage/documents.ts'
import { eventGames, type GameLine } from './event-view.ts'
import { watchEvent } from './watch-event.ts'

/** A game's field and time. */
interface FieldGame {
  readonly id: number
  readonly start_time: string
  readonly game_site_id: number | null
  readonly status: GameStatus
  readonly ruling: Ruling
}

/**
 * The next game on the same field: the earliest later one that is not over; null if there is none, or the
 * game has no field.
 */
export function nextOnField<G extends FieldGame>(games: readonly G[], gameId: number): G | null {
  const game = games.find(({ id }) => id === gameId)
  if (!game || game.game_site_id === null) return null
  const later = games.filter(
    other =>
      other.game_site_id === game.game_site_id &&
      isUnderWayOrToCome(other.status) &&
      !waitsForDay(other) &&
      comesAfter(other, game),
  )
  return later.reduce<G | null>((first, other) => (first && comesAfter(other, first) ? first : other), null)
}

/** By time; of two at the same time the one with the higher id is later. */
function comesAfter(game: FieldGame, other: FieldGame): boolean {
  const after = Date.parse(game.start_time) - Date.parse(other.start_time)
  return after > 0 || (after === 0 && game.id > other.id)
}

/**
 * The line of the next game on the same field, null if there is none. It watches all games of the event, so
 * use it only if needed: when a game ends, not at each tap.
 */
export function watchNextOnField(database: ScopeDatabase, gameId: number): Observable<GameLine | null> {
  return watchEvent(database).pipe(
    map(details => {
      const next = nextOnField(details.games, gameId)
      return next && (eventGames({ ...details, games: [next] })[0] ?? null)
    }),
    distinctUntilChanged((a, b) => deepEqual(a, b)),
  )
}
