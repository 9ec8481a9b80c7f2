import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { families } from '../../../shared-schema/resources/index.ts'
import type { Tx } from '../../database/transaction.ts'
import { writeFeed, type FeedChange } from '../write.ts'
import { FeedBatch } from './feed-batch.ts'
import { documentsOf, keyFrom, type AffectedRecords } from './documents.ts'

/** Updates the catalogs of all scopes for records that were written or removed. */
export async function publish(tx: Tx, touched: AffectedRecords): Promise<void> {
  const changes = new FeedBatch()
  changes.touch(touched)
  await changes.write(tx)
}

/** Writes the whole catalog of a scope: after an import, or when many of its records have changed. */
export async function publishScope(tx: Tx, scope: Scope): Promise<void> {
  const members = await tx
    .selectFrom('catalog_members')
    .distinct()
    .select(['family', 'key_1', 'key_2'])
    .where('scope', '=', scope)
    .execute()
  const changes: FeedChange[] = []
  for (const family of families) {
    const keys = members.filter(member => member.family === family).map(member => keyFrom(family, member))
    changes.push(...(await documentsOf(tx, family, keys)).values())
  }
  const present = new Set(changes.map(change => change.id))
  const held = await tx
    .selectFrom('feed')
    .select('id')
    .where('scope', '=', scope)
    .where('collection', '=', 'catalog')
    .where('deleted', '=', false)
    .execute()
  const gone = held.filter(({ id }) => !present.has(id))
  await writeFeed(tx, scope, [
    ...changes,
    ...gone.map(({ id }) => ({ collection: 'catalog' as const, id, document: null })),
  ])
}
