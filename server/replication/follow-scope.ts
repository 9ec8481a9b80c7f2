import type { Kysely } from 'kysely'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import type { Database } from '../database/schema.ts'
import type { Mark } from '../../shared-schema/replication/mark.ts'
import type { FeedPage } from '../feed/read.ts'
import type { View } from '../feed/view.ts'
import type { EventStream } from './event-stream.ts'
import type { FeedNotifier } from './feed-notifier.ts'
import { feedReading, PAGE, type FeedReading } from './feed-reading.ts'

/** A scope as a reader follows it. */
export interface Followed {
  readonly scope: Scope
  readonly view: View
  /** The mark at which they begin. */
  readonly start: Mark
}

/**
 * Keeps a stream up to date with one scope: every notification reads the feed from the end of the last
 * reading. The stream ends if the database lost data that it had sent: its reader then pulls again.
 * @param deliver sends one page
 */
export function followScope(
  db: Kysely<Database>,
  notifier: FeedNotifier,
  stream: EventStream,
  { scope, view, start }: Followed,
  deliver: (page: FeedPage) => Promise<void>,
): void {
  let reached = start
  let isReading = false
  /** The latest unanswered notification: a reading begun by it includes the change that it announced. */
  const due: FeedReading[] = []

  const catchUp = async (read: FeedReading): Promise<void> => {
    for (;;) {
      const page = await read(reached, view)
      if (page.isLost) return stream.end()
      if (page.rows.length > 0) await deliver(page)
      const position = page.rows.length < PAGE ? page.head : (page.rows.at(-1)?.position ?? reached.position)
      reached = { generation: page.generation, position }
      if (page.rows.length < PAGE || stream.ended) return
    }
  }

  const answer = (read: FeedReading): void => {
    due[0] = read
    if (isReading) return
    isReading = true
    void (async () => {
      for (let next = due.pop(); next && !stream.ended; next = due.pop()) {
        // If the database is briefly unavailable, the next notification tries again.
        await catchUp(next).catch(() => undefined)
      }
      isReading = false
    })()
  }
  stream.onEnd(notifier.subscribe(scope, answer))
  answer(feedReading(db, scope))
}
