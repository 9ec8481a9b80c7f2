import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Mark } from '../../shared-schema/replication/mark.ts'
import type { CollectionName, Scope } from '../../shared-schema/replication/scope.ts'
import { prepared } from '../database/prepared-statement.ts'
import type { Database } from '../database/schema.ts'
import { knowsNotAll, newestGeneration } from './generation.ts'
import { wholeView, type ScopeAccess, type View } from './view.ts'

/** One document of the feed, with its position in the scope. */
export interface FeedRow {
  readonly collection: CollectionName
  readonly id: string
  readonly position: number
  /** As JSON text, as readers get it: it is not parsed on the way. */
  readonly document: string
  /** The only person, besides the office, who gets the document; null if it is for every reader. */
  readonly audience: string | null
}

/** The state of a scope when a page of its feed was read. */
interface ReadAt {
  /** The newest position and generation. */
  readonly head: number
  readonly generation: string
  /** Whether the database has lost data that it had reported to the reader. */
  readonly isLost: boolean
}

/** A page of a scope's feed. */
export interface FeedPage extends ReadAt {
  readonly rows: FeedRow[]
}

/** A page of one collection, assembled by the database. */
export interface CollectionPage extends ReadAt {
  /** The name of the reader's view. */
  readonly view: string
  /** A JSON list of documents, each as in a `FeedRow`. */
  readonly documents: string
  /** The position of the last of them; null if there are none. */
  readonly last: number | null
}

/**
 * The documents of a scope after a mark, in feed order, read at one moment: a page with fewer rows than
 * `limit` is complete up to `head`. If `isLost` is set, it holds what now follows the same position.
 */
export async function readFeed(
  db: Kysely<Database>,
  scope: Scope,
  view: View,
  after: Mark,
  limit: number,
): Promise<FeedPage> {
  const { rows } = await sql<Omit<FeedRow, 'id'> & { id: string | null } & ReadAt>`${prepared}
    select now.*, page.* from ${presently(scope, [after])}
    left join lateral (
      select collection, id, position, audience, ${onTheWire(sql`${view.shows === 'all'}::boolean`, view)} as document from feed
      where feed.scope = asked.scope and position > ${after.position} and position <= now.head
      order by position limit ${limit}) as page on true order by page.position`.execute(db)
  const { head = 0, generation = '', isLost = false } = rows[0] ?? {}
  return {
    head,
    generation,
    isLost,
    rows: rows.flatMap(row => (row.id === null ? [] : [{ ...row, id: row.id }])),
  }
}

/** A reader's state in a collection. */
export interface Reached {
  readonly position: number
  /**
   * A head at which they held no document yet, null for the present one: they need no earlier tombstones.
   */
  readonly heldNothingAt: number | null
  /**
   * The name of the view in which they read it. If their view changed, differing documents are sent again.
   */
  readonly view: string
  /**
   * The position up to which they hold, from an earlier view, all documents that do not differ between views.
   */
  readonly known: number
  /** All marks that the database reported to them. */
  readonly reported: readonly Mark[]
}

/**
 * The documents of one collection that a reader does not have, as `readFeed` gives them; all from the
 * beginning, with every tombstone, if the database lost data that it had reported. Undefined if the scope may
 * not be read.
 * @param access checked in the same query, because every page needs the check
 */
export async function readCollection(
  db: Kysely<Database>,
  scope: Scope,
  access: ScopeAccess,
  collection: CollectionName,
  reached: Reached,
  limit: number,
): Promise<CollectionPage | undefined> {
  const { position, heldNothingAt, view, known, reported } = reached
  const {
    rows: [page],
  } = await sql<CollectionPage>`${prepared}
    select now.*, view, page.* from ${presently(scope, reported)}
    cross join lateral (select case when ${access.seesWhole} then ${wholeView.name} else ${access.otherwise.name}::text end as view) as seen
    cross join lateral (
      select case when now."isLost" or view <> ${view} then 0 else ${position}::bigint end as after,
        case when now."isLost" then 0 when view <> ${view} then ${position}::bigint else ${known}::bigint end as known,
        case when now."isLost" then 0 else coalesce(${heldNothingAt}::bigint, now.head) end as held_nothing_at) as reached
    cross join lateral (
      select max(position) as last, '[' || coalesce(string_agg(document, ',' order by position), '') || ']' as documents
      from (
        select position, ${onTheWire(sql`view = ${wholeView.name}`, access.otherwise)} as document from feed
        where feed.scope = asked.scope and collection = ${collection} and position > reached.after and position <= now.head
          and (public_document is not null or position > reached.known)
          and (not deleted or position > reached.held_nothing_at) and ${access.concerns}
        order by position limit ${limit}) as stretch) as page
    where ${access.mayRead}`.execute(db)
  return page
}

/** SQL for the state of a scope, including one without any writes. */
function presently(scope: Scope, reported: readonly Mark[]) {
  const asked = sql<string>`asked.scope`
  return sql`(select ${scope}::text as scope) as asked left join scopes using (scope) cross join lateral (
    select coalesce(scopes.head, 0) as head, ${newestGeneration(asked)} as generation,
      ${knowsNotAll(asked, sql<number>`coalesce(scopes.head, 0)`, reported)} as "isLost") as now`
}

/**
 * The wire form of a document. A deleted one keeps only its key fields: its content may no longer be for
 * anybody. The `_deleted` mark comes first, because PostgreSQL would count all characters to find the end of
 * a text.
 */
const onTheWire = (isWhole: RawBuilder<unknown>, { shows }: View) => sql`case
  when not deleted then '{"_deleted": false, ' || right((case when ${isWhole} or id = any(${shows === 'all' ? [] : shows}::text[]) then document else coalesce(public_document, document) end)::text, -1)
  else (document || '{"_deleted": true}' || coalesce((select jsonb_object_agg(name, '{}'::jsonb) from unnest(array['data', 'record']) name where document ? name), '{}'))::text end`

/** The newest position of a scope; 0 for one without any writes. */
export async function headOf(db: Kysely<Database>, scope: Scope): Promise<Mark> {
  const {
    rows: [mark],
  } = await sql<Mark>`${prepared}
    select head as position, ${newestGeneration(sql`scopes.scope`)} as generation from scopes where scope = ${scope}`.execute(
    db,
  )
  return mark ?? { generation: '', position: 0 }
}
