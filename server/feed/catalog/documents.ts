import { sql } from 'kysely'
import { catalogFields } from '../../../shared-schema/replication/catalog-fields.ts'
import { catalogId } from '../../../shared-schema/replication/catalog.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { wireFields, type StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { membersView } from '../../database/definitions/catalog-members.ts'
import { keyArray } from '../../database/key-array.ts'
import { prepared } from '../../database/prepared-statement.ts'
import { keyOf, loadRecords, type Key } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import type { FeedChange } from '../write.ts'
import { shielded } from '../../access/shown-to.ts'
import { walkOnsOf } from './walk-ons.ts'

/** Records whose place in the catalogs may have changed. */
export type AffectedRecords = { readonly family: Family; readonly key: Key }[]

/**
 * The changes that update the catalogs of all scopes for records that were written or removed: the document
 * for each scope that holds such a record now, a tombstone for each scope that no longer does.
 */
export async function catalogChanges(
  tx: Tx,
  touched: AffectedRecords,
): Promise<ReadonlyMap<Scope, readonly FeedChange[]>> {
  const scopes = new Map<Scope, FeedChange[]>()
  for (const [family, keys] of byFamily(touched)) {
    const documents = await documentsOf(tx, family, keys)
    for (const { scope, id, is_member } of await placesOf(tx, family, keys)) {
      const change = is_member ? documents.get(id) : { collection: 'catalog' as const, id, document: null }
      if (change) append(scopes, scope, change)
    }
    if (family === 'players')
      for (const { scope, change } of await walkOnsOf(
        tx,
        keys.map(([id = 0]) => id),
      ))
        append(scopes, scope, change)
  }
  return scopes
}

/** The scopes whose catalogs should hold the records, and those that hold them so far. */
async function placesOf(
  tx: Tx,
  family: Family,
  keys: readonly Key[],
): Promise<{ scope: Scope; id: string; is_member: boolean }[]> {
  const firsts = keys.map(([first = 0]) => first)
  const ids = keys.map(key => catalogId(family, key))
  const id = resourceOf(family).key.map((_, place) => sql`'/' || ${sql.ref(`key_${place + 1}`)}`)
  const { rows } = await sql<{ scope: Scope; id: string; is_member: boolean }>`
    ${prepared} select scope, id, bool_or(is_member) as is_member from (
      select scope, ${sql.lit(family)} || ${sql.join(id, sql` || `)} as id, true as is_member from ${sql.table(membersView(family))}
      where key_1 = any(${keyArray(firsts)}::integer[])
      union all select scope, id, false from feed
      where collection = 'catalog' and id = any(${keyArray(ids)}::text[]) and not deleted
    ) as places group by scope, id`.execute(tx)
  return rows
}

/** The catalog documents of records, by their ids in the feed. */
export async function documentsOf(
  tx: Tx,
  family: Family,
  keys: readonly Key[],
): Promise<Map<string, FeedChange>> {
  const stored = await loadRecords(tx, family, keys)
  return new Map(
    stored.map(one => {
      const id = catalogId(family, keyOf(family, one))
      const record = catalogRecord(family, one)
      const shield = shielded(family, one)
      return [
        id,
        {
          collection: 'catalog',
          id,
          document: { id, family, record },
          public_document: shield && { id, family, record: { ...record, ...shield } },
        },
      ]
    }),
  )
}

function catalogRecord(family: Family, record: StoredRecord): Record<string, unknown> {
  const wire = wireFields(resourceOf(family), record)
  const shown = Object.fromEntries(catalogFields(family).map(name => [name, wire[name]]))
  return family === 'players' ? { ...shown, entry_id: record.entry_id } : shown
}

interface Member {
  key_1: number
  key_2: number
}

/** The key of a scope's member. */
export const keyFrom = (family: Family, member: Member): number[] =>
  resourceOf(family).key.length === 1 ? [member.key_1] : [member.key_1, member.key_2]

function byFamily(touched: AffectedRecords): Map<Family, Key[]> {
  const grouped = new Map<Family, Key[]>()
  for (const { family, key } of touched) append(grouped, family, key)
  return grouped
}

function append<K, V>(groups: Map<K, V[]>, key: K, value: V): void {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}
