import { Subject } from 'rxjs'
import type { ReplicationPullOptions, RxDocument, RxReplicationPullStreamItem } from 'rxdb'
import { replicateRxCollection, type RxReplicationState } from 'rxdb/plugins/replication'
import {
  collections,
  type Checkpoint,
  type CollectionName,
  type Scope,
} from '../../../shared-schema/replication/scope.ts'
import type { EntryDocument } from '../../../shared-schema/replication/entry.ts'
import type { Documents, ScopeDatabase } from '../storage/documents.ts'
import type { EarlierEpochs } from '../storage/earlier-epochs.ts'
import type { Local } from './afresh.ts'
import { lackedEntries } from './lacked-entries.ts'
import type { Device, ReplicationContext } from './replication-context.ts'
import { unreachable } from '../../base/requests/request-error.ts'
import { offerHeldBack } from './offer-held-back.ts'
import type { Backoff } from './backoff.ts'
import type { Progress } from './progress.ts'
import { pullHandler, PULL_BATCH } from './pull.ts'
import { pushHandler, PUSH_BATCH } from './push.ts'
import { SentLedger } from './sent-ledger.ts'
import type { StreamHub } from './stream-hub.ts'
import { AcknowledgedMarks } from './acknowledged-marks.ts'
import { documentsIn, type ChangesEvent, type OpenEvent } from './wire.ts'

/** RxDB's input from a stream: documents, or a RESYNC after a possible gap. */
type Streams = { [C in CollectionName]: Subject<RxReplicationPullStreamItem<Documents[C], Checkpoint>> }

/** Interval of requests when there is nothing else to ask, which also report the device's state. */
const TELL_MS = 60_000

interface ReplicationEnvironment {
  readonly device: Device
  readonly backoff: Backoff
  readonly progress: Progress
  readonly hub: StreamHub
  readonly earlier?: EarlierEpochs | undefined
}

/** Keeps the three collections of a scope in step with the server, in the leading tab. */
export class ScopeReplication {
  readonly entries: RxReplicationState<EntryDocument, Checkpoint>
  /** The record of entries that the server has. */
  readonly ledger: Promise<SentLedger>
  readonly #all: readonly Pick<RxReplicationState<unknown, Checkpoint>, 'awaitInitialReplication'>[]
  readonly #database: ScopeDatabase
  readonly #progress: Progress
  readonly #closing = new AbortController()
  readonly #streams: Streams = { catalog: new Subject(), entries: new Subject(), results: new Subject() }
  #unsealing: Promise<void> | undefined
  #askedAt = performance.now()
  #leaveStream: () => void = () => undefined

  constructor(
    scope: Scope,
    database: ScopeDatabase,
    { device, backoff, progress, hub, earlier }: ReplicationEnvironment,
  ) {
    this.#database = database
    this.#progress = progress
    const context: ReplicationContext = {
      scope,
      device,
      backoff,
      progress,
      earlier,
      marks: new AcknowledgedMarks(scope, device.memory),
      signal: this.#closing.signal,
    }
    this.entries = replicateRxCollection({
      ...options(scope, 'entries'),
      collection: database.entries,
      pull: this.#pull('entries', context, async known =>
        lackedEntries(context, database, await this.ledger, known),
      ),
      push: { handler: pushHandler(context), batchSize: PUSH_BATCH },
    })
    this.ledger = SentLedger.open(database, this.entries)
    const catalog = replicateRxCollection({
      ...options(scope, 'catalog'),
      collection: database.catalog,
      pull: this.#pull('catalog', context, async known =>
        without(known, await database.catalog.find().exec()),
      ),
    })
    const results = replicateRxCollection({
      ...options(scope, 'results'),
      collection: database.results,
      pull: this.#pull('results', context, async known =>
        without(known, await database.results.find().exec()),
      ),
    })
    this.#all = [this.entries, catalog, results]
    void this.#joinStream(scope, hub)
    void offerHeldBack(context, database)
  }

  /** True in the tab that replicates. */
  get leads(): boolean {
    return this.#database.isLeader()
  }

  /**
   * Resolves when this tab has fetched and sent for the first time and the result is on the disk; never in
   * tabs that do not lead.
   */
  async settled(): Promise<void> {
    await Promise.all(this.#all.map(one => one.awaitInitialReplication()))
  }

  /** Cancels everything that waits for an answer. Call it before closing the database, which waits for it. */
  stop(): void {
    this.#leaveStream()
    this.#closing.abort(unreachable('The event was closed on this device'))
  }

  async #joinStream(scope: Scope, hub: StreamHub): Promise<void> {
    await this.#database.waitForLeadership()
    if (this.#closing.signal.aborted) return
    const progress = this.#progress
    this.#leaveStream = hub.add(scope, {
      get barred() {
        return progress.barred
      },
      recheck: () => this.#streams.catalog.next('RESYNC'),
      opened: event => this.#opened(event),
      changed: event => this.#changed(event),
      alive: () => this.#alive(),
      failed: error => progress.failed('stream', error),
    })
  }

  /** The stream only delivers, so the device reports its state by a request now and then. */
  #alive(): void {
    this.#progress.answered('stream')
    if (performance.now() - this.#askedAt < TELL_MS) return
    this.#askedAt = performance.now()
    this.#streams.catalog.next('RESYNC')
  }

  #opened({ head }: OpenEvent): void {
    this.#progress.head(head)
    // Fetches the changes missed while the stream was closed; only then is it without a gap. Twice, because
    // RxDB 17.6 drops a RESYNC that waits behind documents, and documents that follow would hide the gap for
    // good.
    for (const name of [...collections, ...collections]) this.#streams[name].next('RESYNC')
  }

  #changed({ head, changes }: ChangesEvent): void {
    this.#progress.followed(head)
    const { catalog, entries, results } = changes
    if (catalog)
      this.#streams.catalog.next({ ...catalog, documents: documentsIn('catalog', catalog.documents) })
    if (entries)
      this.#streams.entries.next({ ...entries, documents: documentsIn('entries', entries.documents) })
    if (results)
      this.#streams.results.next({ ...results, documents: documentsIn('results', results.documents) })
  }

  /** Before any fetch: restores what was sealed while nobody here could read the scope. */
  async #unseal(context: ReplicationContext): Promise<void> {
    try {
      const sealed = await context.device.memory.sealed(context.scope)
      if (sealed) await (await import('./unseal.ts')).unseal(context, this.#database, sealed)
    } catch (error) {
      this.#unsealing = undefined
      throw error
    }
  }

  #pull<C extends CollectionName>(
    collection: C,
    context: ReplicationContext,
    goneWithout: Local<C>['goneWithout'],
  ): ReplicationPullOptions<Documents[C], Checkpoint> {
    // Only the tab that made the database can know: after another tab's check, something may still be stored.
    const isUntouched = async (): Promise<boolean> => {
      const {
        data: { instanceToken },
      } = await this.#database.storageTokenDocument
      return instanceToken === this.#database.token && isEmpty()
    }
    const isEmpty = async (): Promise<boolean> =>
      (await this.#database.collections[collection].count().exec()) === 0
    const pull = pullHandler(collection, context, { isUntouched, isEmpty, goneWithout })
    return {
      handler: async (last, limit) => {
        await (this.#unsealing ??= this.#unseal(context))
        return pull(last, limit)
      },
      batchSize: PULL_BATCH,
      stream$: this.#streams[collection],
    }
  }
}

const without = <D extends { id: string }>(
  known: ReadonlySet<string>,
  documents: readonly RxDocument<D>[],
): D[] => documents.map(document => document.toMutableJSON()).filter(({ id }) => !known.has(id))

const options = (scope: Scope, collection: CollectionName) => ({
  replicationIdentifier: `${scope}/${collection}`,
  live: true,
  // Our handlers wait on their own and fail only when the scope is closed, hence this is the pause before
  // RxDB notices that and ends.
  retryTime: 100,
  // Two tabs that both replicate would send everything twice and open two streams.
  waitForLeadership: true,
  // By default every tab in the foreground replicates as well, leader or not.
  toggleOnDocumentVisible: false,
})
