import type { Kysely } from 'kysely'
import { unpack, type Packed } from '../../shared-schema/handover/packed.ts'
import { UnusableHandover } from '../../shared-schema/handover/unusable.ts'
import { resultDocument, verdictId, type Verdict } from '../../shared-schema/replication/result.ts'
import type { Database } from '../database/schema.ts'
import type { Person } from './author.ts'
import { Problem } from './problem.ts'
import { idOf } from './read-entry.ts'
import { takeIn } from './take-in.ts'
import { hadRoleAt, mayReadScope, scopeAccess } from './scope-access.ts'

/** What became of a hand-over's entries: how many were new and known, and which do not count. */
interface TakenIn {
  readonly new: number
  readonly known: number
  readonly not_counted: readonly (Pick<Verdict, 'entry_id' | 'reason' | 'text'> & { readonly game_id: number })[]
}

/**
 * Takes in what a tablet handed over, as if the tablet had sent it and the author were at it. From somebody whose role
 * was taken away it is kept for the office, as far as there is room for that, and counts when they get one again.
 * @throws Problem where it is damaged, of an event that the author may not read and has not worked at, or too much that does not count
 */
export async function takeInHandover(db: Kysely<Database>, author: Person, packed: Packed): Promise<TakenIn> {
  const { scope, entries } = await opened(packed)
  if (!await mayReadScope(db, author, scope) && !await hadRoleAt(db, author, scope)) {
    throw new Problem(403, 'You may not read the event that this hand-over is of, or it does not exist.')
  }
  const ids = [...new Set(entries.flatMap(entry => idOf(entry) ?? []))]
  const before = await storedAmong(db, scope, ids)
  await takeIn(db, scope, author, entries)
  const verdicts = ids.length === 0 ? [] : await db.selectFrom('feed').select('document')
    .where('scope', '=', scope).where('collection', '=', 'results').where('id', 'in', ids.map(verdictId)).where('deleted', '=', false)
    .where(scopeAccess(author, scope).concerns).execute()
  return {
    new: ids.length - before, known: before,
    not_counted: verdicts.flatMap(({ document }) => {
      const read = resultDocument.parse(document)
      if (read.kind !== 'verdict') return []
      const { entry_id, reason, text } = read.data
      return [{ entry_id, game_id: read.game_id, reason, text }]
    }),
  }
}

async function opened(packed: Packed) {
  try {
    return await unpack(packed)
  } catch (error) {
    if (error instanceof UnusableHandover) throw new Problem(400, error.message, { content: [error.message] })
    throw error
  }
}

async function storedAmong(db: Kysely<Database>, scope: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const entries = await db.selectFrom('entries').select('id').where('id', 'in', [...ids]).execute()
  const unreadable = await db.selectFrom('unreadable_entries').select('id').where('scope', '=', scope).where('id', 'in', [...ids]).execute()
  return new Set([...entries, ...unreadable].map(({ id }) => id)).size
}
