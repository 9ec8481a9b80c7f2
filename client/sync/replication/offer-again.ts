import { combineLatest, debounceTime, exhaustMap, filter, type Subscription } from 'rxjs'
import type { RxReplicationState } from 'rxdb/plugins/replication'
import type { EntryDocument } from '../../../shared-schema/replication/entry.ts'
import type { Checkpoint } from '../../../shared-schema/replication/scope.ts'
import type { ScopeDatabase } from '../storage/documents.ts'
import type { HeldBack } from './held-back.ts'
import type { UnsentEntries } from './unsent-entries.ts'

const SETTLED_MS = 2000

/**
 * RxDB finds entries to send by the time at which they were stored. If the tablet's clock was set back, it
 * skips those stored since. So whenever RxDB is idle while entries are unsent, this stores them again
 * unchanged, which RxDB notices as a change.
 */
export function offerAgain(
  database: ScopeDatabase,
  unsent: UnsentEntries,
  heldBack: HeldBack,
  replication: RxReplicationState<EntryDocument, Checkpoint>,
): Subscription {
  return combineLatest([unsent.ids$, replication.active$])
    .pipe(
      debounceTime(SETTLED_MS),
      filter(
        ([ids, active]) =>
          [...ids].some(id => !heldBack.ids$.value.has(id)) &&
          !active &&
          database.isLeader() &&
          replication.wasStarted,
      ),
      exhaustMap(async () => {
        const ids = await unsent.count()
        const entries = await database.entries.findByIds([...ids]).exec()
        await Promise.all([...entries.values()].map(entry => entry.incrementalModify(data => data)))
      }),
    )
    .subscribe()
}
