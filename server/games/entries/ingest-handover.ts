import type { Kysely } from 'kysely'
import type { TakenIn } from '../../../shared-schema/api/taken-in.ts'
import { unpack, type Packed } from '../../../shared-schema/handover/packed.ts'
import { UnusableHandover } from '../../../shared-schema/handover/unusable.ts'
import type { Mark } from '../../../shared-schema/replication/mark.ts'
import { resultDocument, verdictId } from '../../../shared-schema/replication/result.ts'
import { verdictText } from '../../../shared-schema/replication/verdict-text.ts'
import type { Say } from '../../texts/say.ts'
import type { Database } from '../../database/schema.ts'
import type { Person } from '../../access/author.ts'
import { Problem } from '../../problems/problem.ts'
import { idOf } from './read-entry.ts'
import { ingest } from './ingest.ts'
import { hadRoleAt, hasRoleAt, scopeAccess } from '../../feed/scope-access.ts'
import type { SharedTexts } from '../../../shared-schema/texts/shared-texts.ts'

/**
 * Ingests a hand-over as if the tablet had sent it with the author at it. A hand-over by a person who lost
 * their role is kept for the office, within the limits, and counts when they get a role again.
 * @throws Problem if it is damaged, belongs to an event at which the author never had a role, or holds too
 *   much that does not count
 */
export async function ingestHandover(
  db: Kysely<Database>,
  author: Person,
  packed: Packed,
  shared: SharedTexts,
): Promise<{ takenIn: TakenIn; head: Mark }> {
  const { scope, entries } = await opened(packed)
  if (!(await hasRoleAt(db, author, scope)) && !(await hadRoleAt(db, author, scope))) {
    throw new Problem('not_allowed', t => t('entries.notReadable'))
  }
  const ids = [...new Set(entries.flatMap(entry => idOf(entry) ?? []))]
  const before = await storedAmong(db, scope, ids)
  const { head } = await ingest(db, scope, author, entries)
  const verdicts =
    ids.length === 0
      ? []
      : await db
          .selectFrom('feed')
          .select('document')
          .where('scope', '=', scope)
          .where('collection', '=', 'results')
          .where('id', 'in', ids.map(verdictId))
          .where('deleted', '=', false)
          .where(scopeAccess(author, scope).concerns)
          .execute()
  const not_counted = verdicts.flatMap(({ document }) => {
    const read = resultDocument.parse(document)
    if (read.kind !== 'verdict') return []
    const { entry_id, reason } = read.data
    const text = verdictText(read.data, shared)
    return [{ entry_id, game_id: read.game_id, reason, text }]
  })
  return { takenIn: { new: ids.length - before, known: before, not_counted }, head }
}

/** The problem with a hand-over, for the field that holds it. */
export function problemOf(error: UnusableHandover, field: string): Problem {
  const say: Say = (_, shared) => error.say(shared)
  return new Problem('wrong_fields', say, { [field]: [say] })
}

async function opened(packed: Packed) {
  try {
    return await unpack(packed)
  } catch (error) {
    if (error instanceof UnusableHandover) throw problemOf(error, 'content')
    throw error
  }
}

async function storedAmong(db: Kysely<Database>, scope: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const entries = await db
    .selectFrom('entries')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  const unreadable = await db
    .selectFrom('unreadable_entries')
    .select('id')
    .where('scope', '=', scope)
    .where('id', 'in', [...ids])
    .execute()
  return new Set([...entries, ...unreadable].map(({ id }) => id)).size
}
