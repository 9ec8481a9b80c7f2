import { combineLatest, map, type Observable } from 'rxjs'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { CheckIn } from '../../../shared-schema/replication/result.ts'
import { CheckIns } from '../../../shared-schema/scoring/check-ins.ts'
import { currentEntries } from '../../../shared-schema/scoring/corrections.ts'
import { orderEntries } from '../../../shared-schema/scoring/order.ts'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import { acceptedEntries } from '../../sync/storage/accepted-entries.ts'
import { readEntries } from '../../sync/storage/entries-of-game.ts'
import { readJudgements } from '../../sync/storage/results-of-game.ts'
import type { ScopeDatabase } from '../../sync/storage/documents.ts'

/** Who was checked in at which game, by the game's id. */
export type CheckInsByGame = ReadonlyMap<number, readonly CheckIn[]>

/**
 * The check-ins at an event's games: from entries on this device, and from the results, which know the players by
 * their current ids and stay when the entries of a game leave.
 */
export const watchCheckIns = (database: ScopeDatabase): Observable<CheckInsByGame> =>
  combineLatest([
    database.entries
      .find({ selector: { kind: { $in: ['check_in', 'withdrawal'] } } })
      .$.pipe(map(readEntries)),
    database.results.find().$.pipe(map(readJudgements)),
  ]).pipe(
    map(([entries, { results, verdicts }]) => {
      const byGame = new Map<number, readonly CheckIn[]>()
      for (const [id, { check_ins }] of results) if (check_ins) byGame.set(id, check_ins)
      for (const [id, atGame] of groupBy(acceptedEntries(entries, verdicts), ({ game_id }) => game_id))
        byGame.set(id, [...(byGame.get(id) ?? []), ...countingIn(atGame)])
      return byGame
    }),
  )

function countingIn(entries: readonly Entry[]): CheckIn[] {
  const found = new CheckIns()
  for (const { entry } of currentEntries(orderEntries(entries).ordered).effective)
    if (entry.kind === 'check_in') found.add(entry)
  return found.counting().map(({ data }) => data)
}
