import { isDeepStrictEqual } from 'node:util'
import { sql, type Kysely } from 'kysely'
import type { Mark } from '../../shared-schema/replication/mark.ts'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import type { Database } from '../database/schema.ts'
import type { Author } from '../access/author.ts'
import { idOf } from '../games/entries/read-entry.ts'
import { ingest } from '../games/entries/ingest.ts'

interface Pushed {
  /**
   * The stored entries whose id was pushed with different content, if the author may see them; the tablet
   * adopts them.
   */
  readonly conflicts: object[]
  /** The mark up to which the scope is known to hold the pushed entries. */
  readonly head: Mark
}

/** Ingests the documents of one push. */
export async function push(
  db: Kysely<Database>,
  scope: Scope,
  author: Author,
  documents: readonly unknown[],
): Promise<Pushed> {
  const { taken, head } = await ingest(db, scope, author, documents.filter(isNotDeleted).map(withoutDeleted))
  return { conflicts: await conflictsWith(db, scope, author, documents, taken), head }
}

/** Removing an entry is a withdrawal, never a deletion: tombstones from tablets mean nothing. */
const isNotDeleted = (document: unknown): boolean => !(isRecord(document) && document._deleted === true)

/** The tablet's storage adds `_deleted` to every document; it is not part of the entry. */
function withoutDeleted(document: unknown): unknown {
  if (!isRecord(document)) return document
  const { _deleted: _, ...entry } = document
  return entry
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Knowing an entry's id gives no right to its content: it must be in the scope's feed, or be the author's
 * own.
 */
async function conflictsWith(
  db: Kysely<Database>,
  scope: Scope,
  author: Author,
  documents: readonly unknown[],
  taken: ReadonlySet<string>,
): Promise<object[]> {
  const pushed = new Map(
    documents.filter(isRecord).flatMap(document => {
      const id = idOf(document)
      return id === undefined || taken.has(id) ? [] : [[id, document]]
    }),
  )
  if (pushed.size === 0) return []
  const stored = await db
    .selectFrom('entries')
    .select(['id', 'document'])
    .where('id', 'in', [...pushed.keys()])
    .where(
      sql<boolean>`(person_id = ${author.person_id} or exists (select from feed
      where feed.scope = ${scope} and feed.collection = 'entries' and feed.id = entries.id and not feed.deleted))`,
    )
    .execute()
  return stored
    .filter(
      ({ id, document }) =>
        !isDeepStrictEqual({ ...document, _deleted: false }, { _deleted: false, ...pushed.get(id) }),
    )
    .map(({ document }) => ({ ...document, _deleted: false }))
}
