import { deepEqual } from 'rxdb'
import { combineLatest, distinctUntilChanged, map, type Observable, of, switchMap } from 'rxjs'
import { feedersOf, gamesThatDecide } from './games-before.ts'
import { playedGames, type PlayedGame } from './played-games.ts'
import { gameRecord } from '../sync/storage/catalog-records.ts'
import type { ScopeDatabase } from '../sync/storage/documents.ts'
import { watchFamily, watchDefinition } from '../sync/storage/watch-family.ts'
import { acceptedEntries } from '../sync/storage/accepted-entries.ts'
import { readEntries } from '../sync/storage/entries-of-game.ts'
import { readJudgements } from '../sync/storage/results-of-game.ts'

/**
 * The games that send their winner or loser to a game, with their results. Reads only these, the games before
 * them and their next ones, and not again after a recording at the game itself.
 */
export function watchFeeders(database: ScopeDatabase, gameId: number): Observable<readonly PlayedGame[]> {
  return watchFamily(database, 'games', gameRecord).pipe(
    map(games => gamesThatDecide(gameId, games)),
    distinctUntilChanged((a, b) => deepEqual(a, b)),
    switchMap(games => {
      if (games.length === 0) return of([])
      const selector = { game_id: { $in: games.map(({ id }) => id) } }
      return combineLatest({
        sport: watchDefinition(database),
        entries: database.entries.find({ selector }).$.pipe(map(readEntries)),
        judgements: database.results.find({ selector }).$.pipe(map(readJudgements)),
      }).pipe(
        map(({ sport, entries, judgements: { results, verdicts } }) =>
          feedersOf(
            gameId,
            playedGames({ sport, games, entries: acceptedEntries(entries, verdicts), results }),
          ),
        ),
        distinctUntilChanged((a, b) => deepEqual(a, b)),
      )
    }),
  )
}
