import type { RxDocument, RxQuery } from 'rxdb'
import { BehaviorSubject, concatMap, merge, type Subscription, tap, throttleTime } from 'rxjs'
import type { EntryDocument } from '../../../shared-schema/replication/entry.ts'
import type { TakenIn } from '../storage/taken-in.ts'
import type { ScopeDatabase } from '../storage/documents.ts'
import type { HeldBack } from './held-back.ts'
import type { SentLedger } from './sent-ledger.ts'

/** Counts the entries that the server does not have yet: the device's own, and those handed to it. */
export class UnsentEntries {
  /** Their ids. */
  readonly ids$ = new BehaviorSubject<ReadonlySet<string>>(new Set())
  readonly #own: RxQuery<EntryDocument, RxDocument<EntryDocument>[]>
  readonly #database: ScopeDatabase
  readonly #deviceId: string
  readonly #takenIn: TakenIn
  readonly #ledger: SentLedger
  readonly #heldBack: HeldBack
  /** Entries never change: a sent one stays sent unless the server loses it. */
  readonly #sent = new Set<string>()
  /** Entries just stored here: unsent even before a query finds them. */
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

  /** Whether an entry still has to reach the server from this device. */
  waits({ id, device_id }: Pick<EntryDocument, 'id' | 'device_id'>): boolean {
    return device_id === this.#deviceId ? !this.#sent.has(id) : this.ids$.value.has(id)
  }

  /** Adds entries just stored, to prevent "all sent" until a query finds them. */
  stored(ids: readonly string[]): void {
    for (const id of ids) this.#stored.add(id)
    this.ids$.next(new Set([...this.ids$.value, ...ids]))
  }

  /** Counts before it resolves: the first number shown is right. */
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

  /** Asks the ledger about entries not known as sent. @returns these entries */
  async #noteSent(ids: readonly string[]): Promise<string[]> {
    const open = ids.filter(id => !this.#sent.has(id))
    const losses = this.#losses
    const sent = open.length > 0 ? await this.#ledger.sent(open) : []
    // Read after the ledger: an entry counts as sent there only after it is noted as held back.
    const heldBack = open.length > 0 ? await this.#heldBack.read() : new Set<string>()
    // The ledger's answer is from before the loss.
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

  /** Entries handed to this device that may still have to be sent. */
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
