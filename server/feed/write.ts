import { sql, type RawBuilder } from 'kysely'
import type { CollectionName, Scope } from '../../shared-schema/replication/scope.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import { prepared } from '../database/prepared-statement.ts'
import type { Tx } from '../database/transaction.ts'

/** The channel on which every change of a scope's feed is announced, with the scope as payload. */
export const FEED_CHANNEL = 'sideline_feed'

/** The current version of a document; null once it is gone from the scope. */
export interface FeedChange {
  readonly collection: CollectionName
  readonly id: string
  readonly document: object | null
  /** The public version, if it differs. */
  readonly public_document?: object | undefined
  /**
   * The only person, besides the office, who gets the document; empty for nobody; absent if it is for every
   * reader.
   */
  readonly audience?: string
}

/**
 * SQL for part of a query in which the head of a locked scope moves on by the number of rows of another part,
 * from `moved.start`, and which notes the generation. Use it for everything that is acknowledged, even if no
 * reader sees it: a device detects a loss in the database by the position alone.
 * @param by the name of that part
 */
export const headMoved = (scope: Scope, by: string): RawBuilder<unknown> => sql`moved as (
      update scopes set head = head + many from (select count(*) as many from ${sql.id(by)}) as rows
      where scope = ${scope} and many > 0 returning head - many as start
    ), dated as (
      insert into feed_generations (scope, generation, start)
      select ${scope}, feed_generation(), start from moved on conflict (scope, generation) do nothing
    )`

/**
 * Writes documents into a scope's feed at its next positions, and wakes the streams at commit. The
 * scope stays locked until then, so positions follow the order of commits. An unchanged document keeps its
 * position, and removing an absent one does nothing.
 */
export async function writeFeed(tx: Tx, scope: Scope, changes: readonly FeedChange[]): Promise<void> {
  const latest = [...new Map(changes.map(change => [`${change.collection}/${change.id}`, change])).values()]
  if (latest.length === 0) return
  await lockScopes(tx, [scope])
  // A tombstone keeps the last document, because readers need its key fields, and keeps its audience.
  await sql`${prepared}
    with given as (
      select * from rows from (
        jsonb_to_recordset(${JSON.stringify(latest)}::jsonb) as (collection text, id text, document jsonb, public_document jsonb, audience text)
      ) with ordinality as one (collection, id, document, public_document, audience, place)
    ), changed as (
      select given.collection, given.id, given.document is null as deleted, coalesce(given.document, feed.document) as document,
        given.public_document, case when given.document is null then feed.audience else given.audience end as audience,
        row_number() over (order by place) as step
      from given left join feed on feed.scope = ${scope} and feed.collection = given.collection and feed.id = given.id
      where case when given.document is null then not feed.deleted
        else feed.id is null or feed.deleted or feed.document <> given.document or feed.public_document is distinct from given.public_document
          or feed.audience is distinct from given.audience end
    ), ${headMoved(scope, 'changed')}, written as (
      insert into feed (scope, collection, id, position, deleted, document, public_document, audience)
      select ${scope}, collection, id, start + step, deleted, document, public_document, audience from changed, moved
      on conflict (scope, collection, id) do update
      set position = excluded.position, deleted = excluded.deleted, document = excluded.document,
        public_document = excluded.public_document, audience = excluded.audience
      returning id
    )
    select pg_notify(${FEED_CHANNEL}, ${scope}) where exists (select from written)`.execute(tx)
}
