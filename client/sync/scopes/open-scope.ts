import {
  debounceTime,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  fromEvent,
  map,
  merge,
  type Observable,
  skip,
  Subject,
  Subscription,
  throttleTime,
} from 'rxjs'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { Handover } from '../../../shared-schema/handover/packed.ts'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import { storeHanded, type Stored } from '../handover/store-handed.ts'
import { TakenIn } from '../storage/taken-in.ts'
import { HeldBack } from '../replication/held-back.ts'
import { noteSentAgain } from '../replication/note-sent-again.ts'
import { offerAgain } from '../replication/offer-again.ts'
import { Progress } from '../replication/progress.ts'
import type { Report } from '../replication/report.ts'
import { ScopeReplication } from '../replication/scope-replication.ts'
import type { SentLedger } from '../replication/sent-ledger.ts'
import { UnsentEntries } from '../replication/unsent-entries.ts'
import { readEntries } from '../storage/entries-of-game.ts'
import { Recorder } from '../recording/recorder.ts'
import type { ScopeDatabase } from '../storage/documents.ts'
import { findEarlierEpochs } from '../storage/find-earlier-epochs.ts'
import { keepAside } from '../storage/keep-aside.ts'
import { openScopeDatabase } from '../storage/scope-database.ts'
import type { Lock } from '../../base/device/recording-lock.ts'
import { fetchEnd, type Fetched } from './fetch-end.ts'
import { keepReport, lastReport } from './last-reports.ts'
import type { ScopeEnvironment } from './scope-environment.ts'

/** An open scope on this device: its documents, its replication, its recorder. */
export class OpenScope {
  readonly scope: Scope
  readonly deviceId: string
  readonly database: ScopeDatabase
  readonly recorder: Recorder
  readonly unsent: UnsentEntries
  readonly takenIn: TakenIn
  readonly #lock: Lock
  readonly #progress: Progress
  readonly #ledger: SentLedger
  readonly #replication: ScopeReplication
  readonly #subscriptions = new Subscription()
  readonly #closed$ = new Subject<void>()

  private constructor(scope: Scope, parts: ScopeParts, environment: ScopeEnvironment) {
    this.scope = scope
    this.deviceId = environment.deviceId
    this.database = parts.database
    this.recorder = parts.recorder
    this.unsent = parts.unsent
    this.takenIn = parts.takenIn
    this.#lock = environment.lock
    this.#progress = parts.progress
    this.#ledger = parts.ledger
    this.#replication = parts.replication
    this.#subscriptions.add(
      offerAgain(parts.database, parts.unsent, parts.heldBack, parts.replication.entries),
    )
    this.#subscriptions.add(noteSentAgain(parts.progress, parts.unsent))
    this.#shareReports(environment)
    this.#noteUnsent(environment)
    this.#noticeBar(environment)
  }

  /** @throws if any part cannot be opened; nothing stays open then, and opening may be tried again */
  static async open(scope: Scope, environment: ScopeEnvironment): Promise<OpenScope> {
    const progress = new Progress(lastReport(scope))
    // Read the device's notes while the database opens: on a slow tablet each takes a tenth of a second.
    const notes = TakenIn.open(scope, environment.device)
    const storage = keepAside(environment.storage, async gone => {
      const handed = await notes
      await environment.device.keep(
        scope,
        gone.filter(one => one.device_id === environment.deviceId || handed.has(one.id)),
      )
    })
    const opening = openScopeDatabase(scope, storage, isStored => progress.storing(isStored))
    let replication: ScopeReplication | undefined
    let counted: UnsentEntries | undefined
    try {
      const [takenIn, heldBack, database] = await Promise.all([
        notes,
        HeldBack.open(scope, environment.device),
        opening,
      ])
      const earlier = await environment.lock(async () => {
        const found = await findEarlierEpochs(scope, environment.deviceId, takenIn)
        await found?.moveUnsent(database)
        return found
      })
      const device = {
        id: environment.deviceId,
        unsent: () => counted?.ids$.value.size,
        takenIn,
        heldBack,
        memory: environment.device,
        personNamed: environment.personNamed,
      }
      replication = new ScopeReplication(scope, database, { ...environment, device, progress, earlier })
      if (earlier)
        replication
          .settled()
          .then(() => earlier.remove())
          .catch((error: unknown) => console.warn('What an earlier version left is still here', error))
      const ledger = await replication.ledger
      const unsent = await UnsentEntries.start(database, environment.deviceId, takenIn, ledger, heldBack)
      counted = unsent
      const sealed = await environment.device.sealed(scope)
      if (sealed) unsent.stored(sealed.unsent)
      const recorder = await Recorder.start(scope, database, {
        ...environment,
        stored: ids => unsent.stored(ids),
      })
      return new OpenScope(
        scope,
        { database, progress, replication, ledger, takenIn, heldBack, unsent, recorder },
        environment,
      )
    } catch (error) {
      counted?.stop()
      replication?.stop()
      await (await opening).close()
      throw error
    }
  }

  /** The state of replication, from this tab or from the leading tab. */
  get report$(): Observable<Report> {
    return this.#progress.report$
  }

  /** Calls back each time the last unsent entry was sent. */
  whenDrained(drained: () => void): void {
    this.#subscriptions.add(
      this.unsent.ids$
        .pipe(
          skip(1),
          debounceTime(1000),
          filter(ids => ids.size === 0),
        )
        .subscribe(drained),
    )
  }

  /**
   * Resolves once everything that the server has is on the disk here, or when it is clear that it does not come now.
   */
  async fetched(): Promise<Fetched> {
    const end$ = merge(
      fetchEnd(this.report$, () => ({ leads: this.#replication.leads, barred: this.#progress.barred })),
      fromEvent(window, 'offline').pipe(map(() => 'unreachable' as const)),
      this.#closed$.pipe(map(() => 'missed' as const)),
    )
    return Promise.race([this.#replication.settled().then(() => 'fetched' as const), firstValueFrom(end$)])
  }

  /** All unsent entries that can be read here, for another device. */
  async handOver(): Promise<Handover<Entry>> {
    const unsent = await this.unsent.count()
    const documents = await this.database.entries.findByIds([...unsent]).exec()
    return {
      scope: this.scope,
      entries: readEntries([...documents.values()]).toSorted((a, b) => a.counter - b.counter),
    }
  }

  /** Stores entries handed over by another device; they are on the disk when the promise resolves. */
  async takeIn(entries: readonly Entry[]): Promise<Stored> {
    return this.#lock(async () => {
      const stored = await storeHanded(this.database, this.takenIn, entries)
      this.unsent.stored(stored.fresh)
      return stored
    })
  }

  /** Ends all work on the scope in this tab; the database stays. */
  async close(): Promise<void> {
    this.#subscriptions.unsubscribe()
    this.#closed$.next()
    this.unsent.stop()
    this.#replication.stop()
    keepReport(this.scope, this.#progress.report$.value)
    await this.#ledger.close()
    await this.database.close()
  }

  /** Reports when the server does not let the current user read the scope. */
  #noticeBar({ barred }: ScopeEnvironment): void {
    this.#subscriptions.add(
      this.report$
        .pipe(
          map(() => this.#replication.leads && this.#progress.barred),
          distinctUntilChanged(),
          filter(Boolean),
        )
        .subscribe(() => barred(this.scope)),
    )
  }

  #shareReports({ channel, backoff }: ScopeEnvironment): void {
    const { scope, report$ } = this
    const leads = (): boolean => this.#replication.leads
    this.#subscriptions.add(
      report$
        .pipe(filter(leads), throttleTime(200, undefined, { leading: true, trailing: true }))
        .subscribe(report => channel.tell(scope, report)),
    )
    this.#subscriptions.add(
      report$
        .pipe(filter(leads), throttleTime(5000, undefined, { leading: true, trailing: true }))
        .subscribe(report => keepReport(scope, report)),
    )
    this.#subscriptions.add(
      channel.asked$
        .pipe(filter(requestedScope => requestedScope === scope && leads()))
        .subscribe(() => channel.tell(scope, this.#progress.report$.value)),
    )
    this.#subscriptions.add(
      channel.reports$
        .pipe(filter(message => message.scope === scope && !leads()))
        .subscribe(message => this.#progress.heard(message.report)),
    )
    this.#subscriptions.add(channel.woken$.subscribe(() => backoff.wake()))
    channel.ask(scope)
  }

  /** Keeps the device's note of the scope's unsent entries right, for when the scope is not open. */
  #noteUnsent({ device, lock }: ScopeEnvironment): void {
    this.#subscriptions.add(
      this.unsent.ids$.pipe(debounceTime(500)).subscribe(() => {
        // Counted again under the lock: a note must never be removed while another tab records.
        lock(async () => {
          if (!this.database.closed) await device.noteUnsent(this.scope, (await this.unsent.count()).size)
        }).catch((error: unknown) => console.warn('The note of what is unsent is not up to date', error))
      }),
    )
  }
}

interface ScopeParts {
  readonly database: ScopeDatabase
  readonly progress: Progress
  readonly replication: ScopeReplication
  readonly ledger: SentLedger
  readonly takenIn: TakenIn
  readonly heldBack: HeldBack
  readonly unsent: UnsentEntries
  readonly recorder: Recorder
}
