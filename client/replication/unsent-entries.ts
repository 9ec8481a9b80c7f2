import type { RxDocument, RxQuery } from 'rxdb'
import { BehaviorSubject, concatMap, merge, type Subscription, throttleTime } from 'rxjs'
import type { EntryDocument, ScopeDatabase } from '../storage/documents.ts'
import type { SentLedger } from './sent-ledger.ts'

/** Keeps count of the device's own entries that the server does not have yet. */
export class UnsentEntries {
  /** Their ids. */
  readonly ids$ = new BehaviorSubject<ReadonlySet<string>>(new Set())
  readonly #own: RxQuery<EntryDocument, RxDocument<EntryDocument>[]>
  readonly #ledger: SentLedger
  /** Entries never change, so one that was sent stays sent. */
  readonly #sent = new Set<string>()
  /** Entries that were just stored here: unsent before any query has found them. */
  readonly #stored = new Set<string>()
  readonly #subscription: Subscription

  private constructor(database: ScopeDatabase, deviceId: string, ledger: SentLedger) {
    this.#own = database.entries.find({ selector: { device_id: deviceId } })
    this.#ledger = ledger
    this.#subscription = merge(this.#own.$, ledger.changed$).pipe(
      throttleTime(20, undefined, { leading: true, trailing: true }),
      concatMap(() => this.count()),
    ).subscribe()
  }

  /** True for an entry that the server is known to have. */
  isSent(id: string): boolean {
    return this.#sent.has(id)
  }

  /** Adds entries that were stored this moment, so that nobody is told "all sent" until they are found. */
  stored(ids: readonly string[]): void {
    for (const id of ids) this.#stored.add(id)
    this.ids$.next(new Set([...this.ids$.value, ...ids]))
  }

  /** Counts before it returns, so that the first number shown is right. */
  static async start(database: ScopeDatabase, deviceId: string, ledger: SentLedger): Promise<UnsentEntries> {
    const unsent = new UnsentEntries(database, deviceId, ledger)
    await unsent.count()
    return unsent
  }

  async count(): Promise<ReadonlySet<string>> {
    const own = await this.#own.exec()
    const open = [...new Set([...own.map(entry => entry.id), ...this.#stored])].filter(id => !this.#sent.has(id))
    const sent = open.length > 0 ? await this.#ledger.sent(open) : new Set<string>()
    for (const id of sent) {
      this.#sent.add(id)
      this.#stored.delete(id)
    }
    const unsent = new Set([...open, ...this.#stored].filter(id => !this.#sent.has(id)))
    if (!sameIds(unsent, this.ids$.value)) this.ids$.next(unsent)
    return unsent
  }

  stop(): void {
    this.#subscription.unsubscribe()
  }
}

const sameIds = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => a.size === b.size && [...a].every(id => b.has(id))
