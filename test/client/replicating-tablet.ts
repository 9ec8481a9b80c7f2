import { onTestFinished } from 'vitest'
import { TakenIn } from '../../client/sync/storage/taken-in.ts'
import { HeldBack } from '../../client/sync/replication/held-back.ts'
import { noteSentAgain } from '../../client/sync/replication/note-sent-again.ts'
import { offerAgain } from '../../client/sync/replication/offer-again.ts'
import { Backoff } from '../../client/sync/replication/backoff.ts'
import { Progress } from '../../client/sync/replication/progress.ts'
import { firstReport } from '../../client/sync/replication/report.ts'
import { ScopeReplication } from '../../client/sync/replication/scope-replication.ts'
import { StreamHub } from '../../client/sync/replication/stream-hub.ts'
import { UnsentEntries } from '../../client/sync/replication/unsent-entries.ts'
import { Recorder } from '../../client/sync/recording/recorder.ts'
import { keepAside } from '../../client/sync/storage/keep-aside.ts'
import { openScopeDatabase } from '../../client/sync/storage/scope-database.ts'
import { MemoryDevice, sharedLock } from './memory-device.ts'
import { checkedMemory, newScope } from './tablet.ts'

/** One run of the app without its screens. */
export type Page = Awaited<ReturnType<ReturnType<typeof replicatingTablet>['page']>>

/** A tablet that replicates; `page` is one run of the app, between two starts. */
export function replicatingTablet(storage = checkedMemory(), scope = newScope()) {
  const device = new MemoryDevice()
  return { scope, device, page }

  /** @param at the same storage as another tab sees it */
  async function page(at = storage) {
    const progress = new Progress(firstReport)
    const takenIn = await TakenIn.open(scope, device)
    const heldBack = await HeldBack.open(scope, device)
    const kept = keepAside(at, gone =>
      device.keep(
        scope,
        gone.filter(one => one.device_id === device.id || takenIn.has(one.id)),
      ),
    )
    const database = await openScopeDatabase(scope, kept, isStored => progress.storing(isStored))
    const backoff = new Backoff(() => 0)
    const counts: { unsent?: UnsentEntries } = {}
    const replication = new ScopeReplication(scope, database, {
      device: {
        id: device.id,
        unsent: () => counts.unsent?.ids$.value.size,
        takenIn,
        heldBack,
        memory: device,
        personNamed: () => undefined,
      },
      backoff,
      progress,
      hub: new StreamHub(backoff, device.id),
    })
    const ledger = await replication.ledger
    const unsent = await UnsentEntries.start(database, device.id, takenIn, ledger, heldBack)
    counts.unsent = unsent
    const recorder = await Recorder.start(scope, database, {
      device,
      deviceId: device.id,
      lock: sharedLock(),
      recordedBy: () => 'Sam',
      stored: ids => unsent.stored(ids),
    })
    const again = offerAgain(database, unsent, heldBack, replication.entries)
    again.add(noteSentAgain(progress, unsent))
    let closed = false
    const close = async (): Promise<void> => {
      if (closed) return
      closed = true
      again.unsubscribe()
      unsent.stop()
      replication.stop()
      await ledger.close()
      await database.close()
    }
    onTestFinished(close)
    return {
      database,
      replication,
      recorder,
      takenIn,
      unsent,
      progress,
      backoff,
      close,
      count: () => unsent.ids$.value.size,
    }
  }
}
