import type { Subscription } from 'rxjs'
import { HeldBack } from '../../../client/sync/replication/held-back.ts'
import { offerAgain } from '../../../client/sync/replication/offer-again.ts'
import { TakenIn } from '../../../client/sync/storage/taken-in.ts'
import { Backoff } from '../../../client/sync/replication/backoff.ts'
import { Progress } from '../../../client/sync/replication/progress.ts'
import { firstReport } from '../../../client/sync/replication/report.ts'
import { ScopeReplication } from '../../../client/sync/replication/scope-replication.ts'
import type { SentLedger } from '../../../client/sync/replication/sent-ledger.ts'
import { StreamHub } from '../../../client/sync/replication/stream-hub.ts'
import { UnsentEntries } from '../../../client/sync/replication/unsent-entries.ts'
import type { Lock } from '../../../client/base/device/recording-lock.ts'
import { Recorder } from '../../../client/sync/recording/recorder.ts'
import type { ScopeDatabase } from '../../../client/sync/storage/documents.ts'
import { keepAside } from '../../../client/sync/storage/keep-aside.ts'
import { openScopeDatabase } from '../../../client/sync/storage/scope-database.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { MemoryDevice } from '../../client/memory-device.ts'
import type { Disk } from './disk.ts'
import type { Network } from './network.ts'
import { RunningPage } from './running-page.ts'

/** The parts of the app that a page keeps running. */
interface Parts {
  readonly database: ScopeDatabase
  readonly backoff: Backoff
  readonly replication: ScopeReplication
  readonly ledger: SentLedger
  readonly unsent: UnsentEntries
  readonly recorder: Recorder
  readonly again: Subscription
}

/** The tablet on which a page runs. */
interface PageTablet {
  readonly device: MemoryDevice
  readonly lock: Lock
  readonly disk: Disk
  readonly network: Network
  readonly person: { readonly name: string }
  clock(): Date
  showSaved(ids: readonly string[]): void
}

/** One run of the app in a tab of a tablet, without its screens. */
export class Page {
  readonly running: RunningPage
  readonly #parts: Parts

  private constructor(running: RunningPage, parts: Parts) {
    this.running = running
    this.#parts = parts
  }

  static async open(scope: Scope, tablet: PageTablet): Promise<Page> {
    const running = new RunningPage(tablet.network)
    return running.run(async () => {
      const storage = tablet.disk.storageOf(running)
      const takenIn = await TakenIn.open(scope, tablet.device)
      const heldBack = await HeldBack.open(scope, tablet.device)
      const kept = keepAside(storage, gone =>
        tablet.device.keep(
          scope,
          gone.filter(one => one.device_id === tablet.device.id || takenIn.has(one.id)),
        ),
      )
      const database = await openScopeDatabase(scope, kept)
      tablet.disk.join(storage)
      const backoff = new Backoff(() => 0)
      const replication = new ScopeReplication(scope, database, {
        backoff,
        progress: new Progress(firstReport),
        hub: new StreamHub(backoff, tablet.device.id),
        device: {
          id: tablet.device.id,
          unsent: () => undefined,
          takenIn,
          heldBack,
          memory: tablet.device,
          personNamed: () => undefined,
        },
      })
      const ledger = await replication.ledger
      const unsent = await UnsentEntries.start(database, tablet.device.id, takenIn, ledger, heldBack)
      const recorder = await Recorder.start(scope, database, {
        device: tablet.device,
        deviceId: tablet.device.id,
        lock: tablet.lock,
        recordedBy: () => tablet.person.name,
        clock: () => tablet.clock(),
        stored: ids => {
          tablet.showSaved(ids)
          unsent.stored(ids)
        },
      })
      const again = offerAgain(database, unsent, heldBack, replication.entries)
      return new Page(running, { database, backoff, replication, ledger, unsent, recorder, again })
    })
  }

  get database(): ScopeDatabase {
    return this.#parts.database
  }

  /** Whether this is the tab that replicates. */
  get leads(): boolean {
    return this.#parts.replication.leads
  }

  /** Does something with the recorder, as the page. */
  record<T>(work: (recorder: Recorder) => Promise<T>): Promise<T> {
    return this.running.run(() => work(this.#parts.recorder))
  }

  unsent(): Promise<ReadonlySet<string>> {
    return this.running.run(() => this.#parts.unsent.count())
  }

  /** Gives what waits for its next attempt a reason to try at once. */
  wake(): void {
    this.running.run(() => this.#parts.backoff.wake())
  }

  /** Ends as when its tab is closed or reloaded. */
  async close(): Promise<void> {
    await this.running.run(async () => {
      this.#end()
      await this.#parts.ledger.close()
      await this.#parts.database.close()
    })
  }

  /** Ends without having a say in it: what it was about to send or store is not. */
  async kill(): Promise<void> {
    this.running.vanish()
    await this.close()
  }

  #end(): void {
    this.#parts.again.unsubscribe()
    this.#parts.unsent.stop()
    this.#parts.replication.stop()
  }
}
