import type { Scope } from '../../shared-schema/replication/scope.ts'
import type { OpenDatabase } from '../database/connection.ts'
import { FEED_CHANNEL } from '../feed/write.ts'

/** Rings for everyone now and then: a notification can be lost with the connection that carried it. */
const EVERY_MS = 5_000

/**
 * Tells streams that a scope's feed may have grown, whichever server process wrote it. It carries
 * no data: whoever hears it reads the feed, so no change exists only in memory.
 */
export class FeedBell {
  readonly #listeners = new Map<Scope, Set<() => void>>()
  readonly #timer: NodeJS.Timeout

  private constructor() {
    this.#timer = setInterval(() => this.#ringAll(), EVERY_MS)
    this.#timer.unref()
  }

  static async hang(database: Pick<OpenDatabase, 'listen'>): Promise<FeedBell> {
    const bell = new FeedBell()
    await database.listen(FEED_CHANNEL, scope => bell.#ring(scope))
    return bell
  }

  /** Calls back whenever the scope may have changed, until the returned function is called. */
  onRing(scope: Scope, callback: () => void): () => void {
    const listeners = this.#listeners.get(scope) ?? new Set()
    this.#listeners.set(scope, listeners.add(callback))
    return () => {
      listeners.delete(callback)
      if (listeners.size === 0) this.#listeners.delete(scope)
    }
  }

  takeDown(): void {
    clearInterval(this.#timer)
    this.#listeners.clear()
  }

  #ring(scope: Scope): void {
    for (const callback of this.#listeners.get(scope) ?? []) callback()
  }

  #ringAll(): void {
    for (const scope of this.#listeners.keys()) this.#ring(scope)
  }
}
