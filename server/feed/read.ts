import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { CollectionName, Scope } from '../../shared-schema/replication/scope.ts'
import { kept } from '../database/kept.ts'
import type { Database } from '../database/schema.ts'

/** One document of the feed, with where it stands in its scope. */
export interface FeedRow {
  readonly collection: CollectionName
  readonly id: string
  readonly position: number
  /** As JSON text, as readers get it: nobody reads it on the way. */
  readonly document: string
}

/** A stretch of a scope's feed. `head` is the scope's newest position at the same moment. */
export interface FeedPage {
  readonly rows: FeedRow[]
  readonly head: number
}

/** A stretch of one collection, put together by the database. */
export interface CollectionPage {
  /** As a JSON list, the same as the documents of a `FeedRow`. */
  readonly documents: string
  /** Where the last of them stands; null where there is none. */
  readonly last: number | null
  readonly head: number
}

/**
 * The documents of a scope after a position, in feed order, read at one moment: a page with fewer rows than
 * `limit` holds all there is up to `head`.
 */
export async function readFeed(db: Kysely<Database>, scope: Scope, after: number, limit: number): Promise<FeedPage> {
  const { rows } = await sql<Omit<FeedRow, 'id'> & { id: string | null; head: number }>`${kept}
    select scopes.head, page.* from scopes left join lateral (${stretch(null, after, limit, 0)}) as page on true
    where scopes.scope = ${scope} order by page.position`.execute(db)
  const head = rows[0]?.head ?? 0
  return { head, rows: rows.flatMap(row => (row.id === null ? [] : [{ ...row, id: row.id }])) }
}

/**
 * The documents of one collection after a position, as `readFeed` gives them; undefined where nothing was written
 * to the scope yet, and where it may not be read.
 * @param mayRead SQL that is true where it may: asked in the same statement, because every page is
 * @param heldNothingAt a head at which the reader held no document yet, null for the present one: it need not be
 *   told what was gone by then
 */
export async function readCollection(
  db: Kysely<Database>, scope: Scope, mayRead: RawBuilder<boolean>, collection: CollectionName, after: number, limit: number, heldNothingAt: number | null,
): Promise<CollectionPage | undefined> {
  const { rows: [page] } = await sql<CollectionPage>`${kept}
    select scopes.head, page.* from scopes cross join lateral (
      select max(position) as last, '[' || coalesce(string_agg(document, ',' order by position), '') || ']' as documents
      from (${stretch(collection, after, limit, heldNothingAt)}) as stretch) as page
    where scopes.scope = ${scope} and ${mayRead}`.execute(db)
  return page
}

function stretch(collection: CollectionName | null, after: number, limit: number, heldNothingAt: number | null) {
  return sql`select collection, id, position, ${onTheWire} as document from feed
    where feed.scope = scopes.scope and position > ${after} and position <= scopes.head
      and ${collection === null ? sql`true` : sql`collection = ${collection}`}
      and (not deleted or position > coalesce(${heldNothingAt}::bigint, scopes.head))
    order by position limit ${limit}`
}

/**
 * A document that is gone is named by its key fields alone: its content may be for nobody any more. The mark is put in
 * front, because to find the end of a text PostgreSQL counts all its characters.
 */
const onTheWire = sql`case when not deleted then '{"_deleted": false, ' || right(document::text, -1) else (document || '{"_deleted": true}'
  || coalesce((select jsonb_object_agg(name, '{}'::jsonb) from unnest(array['data', 'record']) name where document ? name), '{}'))::text end`

/** The newest position of a scope; 0 for one that nothing was written to. */
export async function headOf(db: Kysely<Database>, scope: Scope): Promise<number> {
  const row = await db.selectFrom('scopes').select('head').where('scope', '=', scope).executeTakeFirst()
  return row?.head ?? 0
}
