import type { RxDocument, RxQuery } from 'rxdb'
import { BehaviorSubject, concatMap, merge, type Subscription, tap, throttleTime } from 'rxjs'
import type { EntryDocument } from '../../../shared-schema/replication/entry.ts'
import type { TakenIn } from '../storage/taken-in.ts'
import type { ScopeDatabase } from '../storage/documents.ts'
import type { HeldBack } from './held-back.ts'
import type { SentLedger } from './sent-ledger.ts'

/**
 * Keeps count of the entries that the server does not have yet: the device's own, and those it was handed.
 */
export class UnsentEntries {
  /** Their ids. */
  readonly ids$ = new BehaviorSubject<ReadonlySet<string>>(new Set())
  readonly #own: RxQuery<EntryDocument, RxDocument<EntryDocument>[]>
  readonly #database: ScopeDatabase
  readonly #deviceId: string
  readonly #takenIn: TakenIn
  readonly #ledger: SentLedger
  readonly #heldBack: HeldBack
  /** Entries never change, so one that was sent stays sent, unless the server loses it. */
  readonly #sent = new Set<string>()
  /** Entries that were just stored here: unsent before any query has found them. */
  readonly #stored = new Set<string>()
  readonly #subscription: Subscription
  /** How often entries were lost. */
  #losses = 0

  private constructor(
    database: ScopeDatabase,
    deviceId: string,
    takenIn: TakenIn,
    ledger: SentLedger,
    heldBack: HeldBack,
  ) {
    this.#database = database
    this.#deviceId = deviceId
    this.#takenIn = takenIn
    this.#own = database.entries.find({ selector: { device_id: deviceId } })
    this.#ledger = ledger
    this.#heldBack = heldBack
    this.#subscription = merge(
      this.#own.$,
      database.entries.insert$,
      heldBack.ids$,
      ledger.changed$.pipe(tap(ids => this.#lost(ids))),
    )
      .pipe(
        throttleTime(20, undefined, { leading: true, trailing: true }),
        concatMap(() => this.count()),
      )
      .subscribe()
  }

  /** True for an entry that the server is not known to have, and has to get from here. */
  waits({ id, device_id }: Pick<EntryDocument, 'id' | 'device_id'>): boolean {
    return device_id === this.#deviceId ? !this.#sent.has(id) : this.ids$.value.has(id)
  }

  /** Adds entries that were stored this moment, so that nobody is told "all sent" until they are found. */
  stored(ids: readonly string[]): void {
    for (const id of ids) this.#stored.add(id)
    this.ids$.next(new Set([...this.ids$.value, ...ids]))
  }

  /** Counts before it returns, so that the first number shown is right. */
  static async start(
    database: ScopeDatabase,
    deviceId: string,
    takenIn: TakenIn,
    ledger: SentLedger,
    heldBack: HeldBack,
  ): Promise<UnsentEntries> {
    const unsent = new UnsentEntries(database, deviceId, takenIn, ledger, heldBack)
    await unsent.count()
    return unsent
  }

  async count(): Promise<ReadonlySet<string>> {
    const own = this.#own.exec().then(entries => [...entries.map(entry => entry.id), ...this.#stored])
    const open = (await Promise.all([own, this.#handed()].map(async ids => this.#noteSent(await ids)))).flat()
    const unsent = new Set([...open, ...this.#stored].filter(id => !this.#sent.has(id)))
    if (!sameIds(unsent, this.ids$.value)) this.ids$.next(unsent)
    return unsent
  }

  /** Asks the ledger for those that are not known to be sent. @returns these */
  async #noteSent(ids: readonly string[]): Promise<string[]> {
    const open = ids.filter(id => !this.#sent.has(id))
    const losses = this.#losses
    const sent = open.length > 0 ? await this.#ledger.sent(open) : []
    // Asked after the ledger, which calls them sent only once they are noted.
    const heldBack = open.length > 0 ? await this.#heldBack.read() : new Set<string>()
    // It was asked before the loss.
    if (losses !== this.#losses) return this.#noteSent(ids)
    for (const id of sent) {
      if (heldBack.has(id)) continue
      this.#sent.add(id)
      this.#stored.delete(id)
    }
    return open
  }

  #lost(ids: readonly string[]): void {
    for (const id of ids) this.#sent.delete(id)
    if (ids.length > 0) this.#losses += 1
  }

  /** Those of the entries that were handed to this device which may still have to be sent. */
  async #handed(): Promise<string[]> {
    const open = [...(await this.#takenIn.read())].filter(id => !this.#sent.has(id))
    return open.length === 0 ? [] : [...(await this.#database.entries.findByIds(open).exec()).keys()]
  }

  stop(): void {
    this.#subscription.unsubscribe()
  }
}

const sameIds = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every(id => b.has(id))
