import type { Scope } from '../../shared-schema/replication/scope.ts'
import type { OpenDatabase } from '../database/connection.ts'
import { FEED_CHANNEL } from '../feed/write.ts'
import { feedReading, type FeedReading } from './feed-reading.ts'

/** The interval for notifying everyone: a notification can be lost with the connection that carried it. */
const EVERY_MS = 5_000

/**
 * Notifies streams that a scope's feed may have grown, also if another server process wrote to it. A
 * notification carries no data: listeners read the feed, so no change exists only in memory. All listeners of
 * one notification share one read, so a change costs the database as much for one stream as for a thousand.
 */
export class FeedNotifier {
  readonly #database: Pick<OpenDatabase, 'db'>
  readonly #listeners = new Map<Scope, Set<(read: FeedReading) => void>>()
  readonly #timer: NodeJS.Timeout

  private constructor(database: Pick<OpenDatabase, 'db'>) {
    this.#database = database
    this.#timer = setInterval(() => this.#notifyAll(), EVERY_MS)
    this.#timer.unref()
  }

  static async start(database: Pick<OpenDatabase, 'db' | 'listen'>): Promise<FeedNotifier> {
    const notifier = new FeedNotifier(database)
    await database.listen(FEED_CHANNEL, scope => notifier.#notify(scope))
    return notifier
  }

  /** Calls back whenever the scope may have changed, until the returned function is called. */
  subscribe(scope: Scope, callback: (read: FeedReading) => void): () => void {
    const listeners = this.#listeners.get(scope) ?? new Set()
    this.#listeners.set(scope, listeners.add(callback))
    return () => {
      listeners.delete(callback)
      if (listeners.size === 0) this.#listeners.delete(scope)
    }
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#listeners.clear()
  }

  #notify(scope: Scope): void {
    const listeners = this.#listeners.get(scope)
    if (!listeners) return
    const read = feedReading(this.#database.db, scope)
    for (const callback of listeners) callback(read)
  }

  #notifyAll(): void {
    for (const scope of this.#listeners.keys()) this.#notify(scope)
  }
}
