import { distinctUntilChanged, map, type Observable } from 'rxjs'
import { deepEqual } from 'rxdb'
import { isUnderWayOrToCome, type GameStatus } from '../../../shared-schema/rules/progress/game-status.ts'
import { waitsForDay, type Ruling } from '../../../shared-schema/rules/progress/ruling.ts'
import type { ScopeDatabase } from '../../sync/storage/documents.ts'
import { eventGames, type GameLine } from './event-view.ts'
import { watchEvent } from './watch-event.ts'

/** A game, as far as it says where and when it is played. */
interface FieldGame {
  readonly id: number
  readonly start_time: string
  readonly game_site_id: number | null
  readonly status: GameStatus
  readonly ruling: Ruling
}

/**
 * The game that is played on the field of a game after it: the earliest that is not over; null if there is
 * none, or the game has no field.
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

/** By their times; of two at one time the later one has the higher id. */
function comesAfter(game: FieldGame, other: FieldGame): boolean {
  const after = Date.parse(game.start_time) - Date.parse(other.start_time)
  return after > 0 || (after === 0 && game.id > other.id)
}

/**
 * The line of the game that is played on the field of a game after it, null if there is none. It follows all
 * games of the event, so whoever asks should need it: when a game ends, and not with each tap.
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
