import { isDeepStrictEqual } from 'node:util'
import { sql, type Kysely } from 'kysely'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import { verdictId } from '../../shared-schema/replication/result.ts'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import type { Database } from '../database/schema.ts'
import { sqlState, transaction, type Tx } from '../database/transaction.ts'
import { writeFeed } from '../feed/write.ts'
import type { Author } from '../league/author.ts'
import { recordEntries } from '../league/record-entries.ts'
import { verdictDocument } from '../league/refold-game.ts'
import { readEntry, type ReadEntry } from './read-entry.ts'

type Unreadable = Exclude<ReadEntry, { entry: Entry }>

/**
 * Takes in the documents of one push, in one transaction. Nothing among them can hold up the
 * others: what cannot be read is kept as it came and answered with a verdict.
 * @returns the stored entries whose id was pushed with another content, as far as the author may see
 *   them; the tablet takes them over
 */
export async function push(db: Kysely<Database>, scope: Scope, author: Author, documents: readonly unknown[]): Promise<object[]> {
  const read = documents.filter(isNotDeleted).map(withoutDeleted).map(readEntry)
  const entries = read.flatMap(one => ('entry' in one ? [one.entry] : []))
  const unreadable = read.flatMap(one => ('entry' in one ? [] : [one]))
  try {
    await transaction(db, tx => take(tx, scope, author, entries, unreadable))
  } catch (error) {
    if (!isPoison(error)) throw error
    for (const entry of entries) await takeAlone(db, scope, author, entry)
    await transaction(db, tx => keepUnreadable(tx, scope, author, unreadable))
  }
  return conflicts(db, scope, author, documents)
}

/** An entry's removal is a withdrawal, never a deletion: tombstones from tablets say nothing. */
const isNotDeleted = (document: unknown): boolean => !(isRecord(document) && document._deleted === true)

/** The tablet's storage marks every document; the mark is no part of the entry. */
function withoutDeleted(document: unknown): unknown {
  if (!isRecord(document)) return document
  const { _deleted: _, ...entry } = document
  return entry
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

async function take(tx: Tx, scope: Scope, author: Author, entries: readonly Entry[], unreadable: readonly Unreadable[]): Promise<void> {
  await recordEntries(tx, scope, entries, author)
  await keepUnreadable(tx, scope, author, unreadable)
}

/** An entry that the rules of the database refuse, alone or in company, is kept as unreadable. */
async function takeAlone(db: Kysely<Database>, scope: Scope, author: Author, entry: Entry): Promise<void> {
  try {
    await transaction(db, tx => take(tx, scope, author, [entry], []))
  } catch (error) {
    if (!isPoison(error)) throw error
    const { id, game_id, device_id } = entry
    const kept = { id, game_id, device_id, content: JSON.stringify(entry), reason: 'it does not fit the other records' }
    await transaction(db, tx => keepUnreadable(tx, scope, author, [kept]))
  }
}

/** Errors of the content (data exceptions, broken constraints, values out of range), not of the machine. */
function isPoison(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error)) || error instanceof RangeError || error instanceof TypeError
}

async function keepUnreadable(tx: Tx, scope: Scope, author: Author, unreadable: readonly Unreadable[]): Promise<void> {
  if (unreadable.length === 0) return
  const unique = [...new Map(unreadable.map(one => [one.id, one])).values()]
  await tx.insertInto('unreadable_entries')
    .values(unique.map(({ id, content, reason }) => ({ id, scope, person_id: author.person_id, content, reason })))
    .onConflict(conflict => conflict.doNothing()).execute()
  await writeFeed(tx, scope, unique.map(one => ({
    collection: 'results', id: verdictId(one.id), document: verdictDocument(one, 'unreadable', '', one.reason),
  })))
}

/** Knowing an entry's id is no right to its content: it must stand in the scope's feed, or be the author's own. */
async function conflicts(db: Kysely<Database>, scope: Scope, author: Author, documents: readonly unknown[]): Promise<object[]> {
  const pushed = new Map(documents.filter(isRecord).flatMap(document => (typeof document.id === 'string' ? [[document.id, document]] : [])))
  if (pushed.size === 0) return []
  const stored = await db.selectFrom('entries').select(['id', 'document']).where('id', 'in', [...pushed.keys()])
    .where(sql<boolean>`(person_id = ${author.person_id} or exists (select from feed
      where feed.scope = ${scope} and feed.collection = 'entries' and feed.id = entries.id and not feed.deleted))`).execute()
  return stored
    .filter(({ id, document }) => !isDeepStrictEqual({ ...document, _deleted: false }, { _deleted: false, ...pushed.get(id) }))
    .map(({ document }) => ({ ...document, _deleted: false }))
}
