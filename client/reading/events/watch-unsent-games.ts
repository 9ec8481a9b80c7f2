import { map, type Observable, switchMap } from 'rxjs'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'

/** How many entries of each game are on this device only, by the game's id. */
export const watchUnsentGames = ({
  database,
  unsent,
}: Pick<OpenScope, 'database' | 'unsent'>): Observable<ReadonlyMap<number, number>> =>
  unsent.ids$.pipe(
    switchMap(ids => database.entries.findByIds([...ids]).exec()),
    map(entries => {
      const many = new Map<number, number>()
      for (const { game_id } of entries.values()) many.set(game_id, (many.get(game_id) ?? 0) + 1)
      return many
    }),
  )
