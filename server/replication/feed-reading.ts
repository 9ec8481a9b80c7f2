import type { Kysely } from 'kysely'
import type { Mark } from '../../shared-schema/replication/mark.ts'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import type { Database } from '../database/schema.ts'
import { readFeed, type FeedPage } from '../feed/read.ts'
import type { View } from '../feed/view.ts'

/**
 * The rows that a stream sends at a time: the most that is kept in memory for a reader that takes nothing.
 */
export const PAGE = 100

/** Reads a scope's page after a mark. */
export type FeedReading = (after: Mark, view: View) => Promise<FeedPage>

/**
 * A way of reading a scope's feed that many streams share: streams at the same mark at the same time, with
 * the same view, get one page, read once. It is sure to include writes before this call, but no later ones.
 */
export function feedReading(db: Kysely<Database>, scope: Scope): FeedReading {
  const underWay = new Map<string, Promise<FeedPage>>()
  return (after, view) => {
    const key = `${after.position} ${after.generation} ${view.name}`
    const shared = underWay.get(key)
    if (shared) return shared
    const page = readFeed(db, scope, view, after, PAGE).finally(() => underWay.delete(key))
    underWay.set(key, page)
    return page
  }
}
