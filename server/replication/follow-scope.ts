import type { Kysely } from 'kysely'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import type { Database } from '../database/schema.ts'
import { headOf, readFeed, type FeedPage } from '../feed/read.ts'
import type { EventStream } from './event-stream.ts'
import type { FeedBell } from './feed-bell.ts'

const PAGE = 500

/**
 * Keeps a stream up to date with one scope from its present head on: every ring of the bell reads
 * the feed from where the last reading ended.
 * @param deliver sends one page
 * @returns the head from which it follows
 */
export async function followScope(
  db: Kysely<Database>, bell: FeedBell, stream: EventStream, scope: Scope, deliver: (page: FeedPage) => Promise<void>,
): Promise<number> {
  let position = await headOf(db, scope)
  const start = position
  let reading = false
  let again = false

  const catchUp = async (): Promise<void> => {
    for (;;) {
      const page = await readFeed(db, scope, null, position, PAGE)
      if (page.rows.length > 0) await deliver(page)
      position = page.rows.length < PAGE ? Math.max(position, page.head) : page.rows.at(-1)?.position ?? position
      if (page.rows.length < PAGE || stream.ended) return
    }
  }

  const ring = (): void => {
    again = true
    if (reading) return
    reading = true
    void (async () => {
      while (again && !stream.ended) {
        again = false
        // A database that is away for a moment is asked again at the next ring.
        await catchUp().catch(() => undefined)
      }
      reading = false
    })()
  }
  stream.onEnd(bell.onRing(scope, ring))
  ring()
  return start
}
