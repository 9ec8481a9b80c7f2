import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { writeFeed, type FeedChange } from '../write.ts'
import { catalogChanges, type AffectedRecords } from './documents.ts'

/**
 * The feed changes of a transaction: collected while it works, and written once at its end. Of two versions
 * of one document the later one is written.
 */
export class FeedBatch {
  readonly #touched = new Map<string, AffectedRecords[number]>()
  readonly #documents = new Map<Scope, FeedChange[]>()

  /** Marks records as written or removed, for the update of the catalogs. */
  touch(touched: AffectedRecords): void {
    for (const one of touched) this.#touched.set(`${one.family}/${one.key.join('/')}`, one)
  }

  /** Adds documents of a scope. */
  add(scope: Scope, changes: readonly FeedChange[]): void {
    this.#documents.set(scope, [...(this.#documents.get(scope) ?? []), ...changes])
  }

  /** Whether the changes include this document of a scope. */
  has(scope: Scope, collection: FeedChange['collection'], id: string): boolean {
    return (this.#documents.get(scope) ?? []).some(
      change => change.collection === collection && change.id === id,
    )
  }

  /** Writes all of them, scope by scope. */
  async write(tx: Tx): Promise<void> {
    const catalogs = await catalogChanges(tx, [...this.#touched.values()])
    const scopes = [...new Set([...catalogs.keys(), ...this.#documents.keys()])].sort()
    await lockScopes(tx, scopes)
    for (const scope of scopes)
      await writeFeed(tx, scope, [...(catalogs.get(scope) ?? []), ...(this.#documents.get(scope) ?? [])])
  }
}
