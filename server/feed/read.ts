import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Mark } from '../../shared-schema/replication/mark.ts'
import type { CollectionName, Scope } from '../../shared-schema/replication/scope.ts'
import { prepared } from '../database/prepared-statement.ts'
import type { Database } from '../database/schema.ts'
import { knowsNotAll, newestGeneration } from './generation.ts'
import { wholeView, type ScopeAccess, type View } from './view.ts'

/** One document of the feed, with where it stands in its scope. */
export interface FeedRow {
  readonly collection: CollectionName
  readonly id: string
  readonly position: number
  /** As JSON text, as readers get it: nobody reads it on the way. */
  readonly document: string
  /** The person whom alone it concerns beside the office; null if it is for every reader. */
  readonly audience: string | null
}

/** What was so of a scope when a stretch of its feed was read. */
interface ReadAt {
  /** The newest position and generation. */
  readonly head: number
  readonly generation: string
  /** Whether the reader was told of more than there is now. */
  readonly isLost: boolean
}

/** A stretch of a scope's feed. */
export interface FeedPage extends ReadAt {
  readonly rows: FeedRow[]
}

/** A stretch of one collection, put together by the database. */
export interface CollectionPage extends ReadAt {
  /** The name of the reader's view. */
  readonly view: string
  /** As a JSON list, the same as the documents of a `FeedRow`. */
  readonly documents: string
  /** Where the last of them stands; null if there is none. */
  readonly last: number | null
}

/**
 * The documents of a scope after a mark, in feed order, read at one moment: a page with fewer rows than
 * `limit` holds all there is up to `head`. One that is lost holds what comes after the same position now.
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

/** Up to where a reader holds a collection. */
export interface Reached {
  readonly position: number
  /**
   * A head at which they held no document yet, null for the present one: they need not be told what was gone
   * by then.
   */
  readonly heldNothingAt: number | null
  /** The name of the view in which they saw it. If they see it otherwise now, the documents that differ come once more. */
  readonly view: string
  /** Up to here they hold, from when they saw it otherwise, all documents that do not differ. */
  readonly known: number
  /** All that the database told them. */
  readonly told: readonly Mark[]
}

/**
 * The documents of one collection that a reader does not have, as `readFeed` gives them; from the beginning,
 * with all that is gone, if the database lost what it had told them. Undefined if the scope may not be read.
 * @param access asked in the same statement, because every page is
 */
export async function readCollection(
  db: Kysely<Database>,
  scope: Scope,
  access: ScopeAccess,
  collection: CollectionName,
  reached: Reached,
  limit: number,
): Promise<CollectionPage | undefined> {
  const { position, heldNothingAt, view, known, told } = reached
  const {
    rows: [page],
  } = await sql<CollectionPage>`${prepared}
    select now.*, view, page.* from ${presently(scope, told)}
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

/** SQL for the state of a scope, also of one that nothing was written to. */
function presently(scope: Scope, told: readonly Mark[]) {
  const asked = sql<string>`asked.scope`
  return sql`(select ${scope}::text as scope) as asked left join scopes using (scope) cross join lateral (
    select coalesce(scopes.head, 0) as head, ${newestGeneration(asked)} as generation,
      ${knowsNotAll(asked, sql<number>`coalesce(scopes.head, 0)`, told)} as "isLost") as now`
}

/**
 * A document that is gone is named by its key fields alone: its content may be for nobody any more. The mark
 * is put in front, because to find the end of a text PostgreSQL counts all its characters.
 */
const onTheWire = (isWhole: RawBuilder<unknown>, { shows }: View) => sql`case
  when not deleted then '{"_deleted": false, ' || right((case when ${isWhole} or id = any(${shows === 'all' ? [] : shows}::text[]) then document else coalesce(public_document, document) end)::text, -1)
  else (document || '{"_deleted": true}' || coalesce((select jsonb_object_agg(name, '{}'::jsonb) from unnest(array['data', 'record']) name where document ? name), '{}'))::text end`

/** The newest position of a scope; 0 for one that nothing was written to. */
export async function headOf(db: Kysely<Database>, scope: Scope): Promise<Mark> {
  const {
    rows: [mark],
  } = await sql<Mark>`${prepared}
    select head as position, ${newestGeneration(sql`scopes.scope`)} as generation from scopes where scope = ${scope}`.execute(
    db,
  )
  return mark ?? { generation: '', position: 0 }
}
