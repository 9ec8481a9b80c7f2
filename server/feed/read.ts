import { sql, type Kysely } from 'kysely'
import type { CollectionName, Scope } from '../../shared-schema/replication/scope.ts'
import type { Database } from '../database/schema.ts'

/** One document of the feed, with where it stands in its scope. */
export interface FeedRow {
  readonly collection: CollectionName
  readonly id: string
  readonly position: number
  readonly deleted: boolean
  /** As JSON text, in which form it is passed on. */
  readonly document: string
}

/** A stretch of a scope's feed. `head` is the scope's newest position at the same moment. */
export interface FeedPage {
  readonly rows: FeedRow[]
  readonly head: number
}

/**
 * The documents after a position, in feed order, read at one moment: a page with fewer rows than
 * `limit` holds all there is up to `head`.
 * @param collection one collection, or null for all of the scope
 * @param heldNothingAt a head at which the reader held no document yet, null for the present one: it need not be
 *   told what was gone by then
 */
export async function readFeed(
  db: Kysely<Database>, scope: Scope, collection: CollectionName | null, after: number, limit: number, heldNothingAt: number | null = 0,
): Promise<FeedPage> {
  const { rows } = await sql<Omit<FeedRow, 'id'> & { id: string | null; head: number }>`
    select scopes.head, page.* from scopes left join lateral (
      select collection, id, position, deleted, document::text as document from feed
      where feed.scope = scopes.scope and position > ${after} and position <= scopes.head
        and (${collection}::text is null or collection = ${collection}::text)
        and (not deleted or position > coalesce(${heldNothingAt}::bigint, scopes.head))
      order by position limit ${limit}) as page on true
    where scopes.scope = ${scope} order by page.position`.execute(db)
  const head = rows[0]?.head ?? 0
  return { head, rows: rows.flatMap(row => (row.id === null ? [] : [{ ...row, id: row.id }])) }
}

/** The newest position of a scope; 0 for one that nothing was written to. */
export async function headOf(db: Kysely<Database>, scope: Scope): Promise<number> {
  const row = await db.selectFrom('scopes').select('head').where('scope', '=', scope).executeTakeFirst()
  return row?.head ?? 0
}
