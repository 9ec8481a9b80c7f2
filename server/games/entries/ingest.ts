import type { Kysely } from 'kysely'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import type { Mark } from '../../../shared-schema/replication/mark.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { Database } from '../../database/schema.ts'
import { sqlState, transaction, type Tx } from '../../database/transaction.ts'
import { headOf } from '../../feed/read.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { writeFeed } from '../../feed/write.ts'
import type { Author } from '../../access/author.ts'
import { digestOf, readEntry, type ReadEntry } from './read-entry.ts'
import { recordEntries } from './record-entries.ts'
import { verdictChange } from '../verdicts.ts'
import { requireRoom, NoRoom } from './refused-limit.ts'

type Unreadable = Exclude<ReadEntry, { entry: Entry }>

interface Taken {
  /**
   * The ids of entries that are newly stored, exactly as given; none if they had to be stored one by one.
   */
  readonly taken: ReadonlySet<string>
  /**
   * The scope's mark when the last of them was stored. It is read in the same transaction, so a database that
   * has one has the other.
   */
  readonly head: Mark
}

/**
 * Ingests what tablets recorded, in one transaction, for any sender. No document can hold up the others: an
 * unreadable one is kept as it came and answered with a verdict.
 * @throws NoRoom naming those over the limit, after it has stored all others
 */
export async function ingest(
  db: Kysely<Database>,
  scope: Scope,
  author: Author,
  documents: readonly unknown[],
): Promise<Taken> {
  const read = documents.map(readEntry)
  const entries = read.flatMap(one => ('entry' in one ? [one.entry] : []))
  const unreadable = read.flatMap(one => ('entry' in one ? [] : [one]))
  try {
    return await transaction(db, tx => take(tx, scope, author, entries, unreadable))
  } catch (error) {
    if (isPoison(error)) return takeOneByOne(db, scope, author, entries, unreadable)
    if (!(error instanceof NoRoom)) throw error
    const surplus = [...Object.keys(error.wrongs), ...unreadable.map(({ id }) => id)]
    throw await ingest(
      db,
      scope,
      author,
      entries.filter(({ id }) => error.wrongs[id] === undefined),
    ).then(
      ({ head }) => new NoRoom(error.say, surplus, head),
      (further: unknown) =>
        further instanceof NoRoom
          ? new NoRoom(error.say, [...surplus, ...Object.keys(further.wrongs)], further.head)
          : further,
    )
  }
}

async function takeOneByOne(
  db: Kysely<Database>,
  scope: Scope,
  author: Author,
  entries: readonly Entry[],
  unreadable: readonly Unreadable[],
): Promise<Taken> {
  const surplus: NoRoom[] = []
  for (const part of [
    ...entries.map(entry => () => takeAlone(db, scope, author, entry)),
    () => transaction(db, tx => keepUnreadable(tx, scope, author, unreadable)),
  ]) {
    await part().catch((error: unknown) => {
      if (!(error instanceof NoRoom)) throw error
      surplus.push(error)
    })
  }
  const head = await transaction(db, tx => headOf(tx, scope))
  if (surplus[0])
    throw new NoRoom(
      surplus[0].say,
      surplus.flatMap(({ wrongs }) => Object.keys(wrongs)),
      head,
    )
  return { taken: new Set(), head }
}

async function take(
  tx: Tx,
  scope: Scope,
  author: Author,
  entries: readonly Entry[],
  unreadable: readonly Unreadable[],
): Promise<Taken> {
  const { taken } = await recordEntries(tx, scope, entries, author)
  await keepUnreadable(tx, scope, author, unreadable)
  return { taken, head: await headOf(tx, scope) }
}

/** An entry that the rules of the database refuse, alone or with others, is kept as unreadable. */
async function takeAlone(db: Kysely<Database>, scope: Scope, author: Author, entry: Entry): Promise<void> {
  try {
    await transaction(db, tx => take(tx, scope, author, [entry], []))
  } catch (error) {
    if (!isPoison(error)) throw error
    const { id, game_id, device_id } = entry
    const kept = {
      id,
      game_id,
      device_id,
      content: JSON.stringify(entry),
      flaw: { what: 'does_not_fit', field: '' },
    } as const
    await transaction(db, tx => keepUnreadable(tx, scope, author, [kept]))
  }
}

/** Errors of the content (data exceptions, broken constraints, values out of range), not of the machine. */
function isPoison(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error)) || error instanceof RangeError || error instanceof TypeError
}

async function keepUnreadable(
  tx: Tx,
  scope: Scope,
  author: Author,
  unreadable: readonly Unreadable[],
): Promise<void> {
  if (unreadable.length === 0) return
  await lockScopes(tx, [scope])
  const taken = new Set(
    await idsTaken(
      tx,
      scope,
      author,
      unreadable.map(({ id }) => id),
    ),
  )
  const unique = [
    ...new Map(
      unreadable
        .map(one => (taken.has(one.id) ? { ...one, id: digestOf(one.content) } : one))
        .map(one => [one.id, one]),
    ).values(),
  ]
  await tx
    .insertInto('unreadable_entries')
    .values(
      unique.map(({ id, content, flaw }) => ({
        id,
        scope,
        person_id: author.person_id,
        content,
        reason: flaw.what,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await requireRoom(
    tx,
    scope,
    author,
    unique.map(({ id }) => id),
  )
  await writeFeed(
    tx,
    scope,
    unique.map(one => verdictChange(one, 'unreadable', null, author.person_id, one.flaw)),
  )
}

/**
 * Those of these ids that other content holds. An unreadable document gets no verdict under the id of a
 * readable one, or of another sender's.
 */
async function idsTaken(tx: Tx, scope: Scope, author: Author, ids: readonly string[]): Promise<string[]> {
  const entries = await tx
    .selectFrom('entries')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  const unreadable = await tx
    .selectFrom('unreadable_entries')
    .select('id')
    .where('scope', '=', scope)
    .where('id', 'in', [...ids])
    .where('person_id', 'is distinct from', author.person_id)
    .execute()
  return [...entries, ...unreadable].map(({ id }) => id)
}
