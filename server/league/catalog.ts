import { catalogFields, catalogId } from '../../shared-schema/replication/catalog.ts'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { families, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import { wireFields, type Stored } from '../../shared-schema/resources/wire.ts'
import { keyOf, loadRecords, type Key } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import { lockScopes, writeFeed, type FeedChange } from '../feed/write.ts'
import { shielded } from './shown-to.ts'
import { walkOnsOf } from './walk-ons.ts'

/** Records whose place in the catalogs may have changed. */
export type Touched = { readonly family: Family; readonly key: Key }[]

/**
 * Brings the catalogs of all scopes up to date with records that were written or removed: each
 * scope that holds such a record now gets its document, each that held it before a tombstone.
 */
export async function publish(tx: Tx, touched: Touched): Promise<void> {
  const scopes = new Map<Scope, FeedChange[]>()
  for (const [family, keys] of byFamily(touched)) {
    const ids = keys.map(key => catalogId(family, key))
    const members = await tx.selectFrom('catalog_members').distinct().select(['scope', 'key_1', 'key_2'])
      .where('family', '=', family).where('key_1', 'in', keys.map(key => key[0] ?? 0)).execute()
    const holders = await tx.selectFrom('feed').select(['scope', 'id'])
      .where('collection', '=', 'catalog').where('id', 'in', ids).where('deleted', '=', false).execute()
    const documents = await documentsOf(tx, family, keys)
    const present = new Set(members.map(member => `${member.scope} ${idOf(family, member)}`))
    for (const member of members) {
      const document = documents.get(idOf(family, member))
      if (document) append(scopes, member.scope, document)
    }
    if (family === 'players') for (const { scope, change } of await walkOnsOf(tx, keys.map(([id = 0]) => id))) append(scopes, scope, change)
    for (const { scope, id } of holders) {
      if (!present.has(`${scope} ${id}`)) append(scopes, scope, { collection: 'catalog', id, document: null })
    }
  }
  await lockScopes(tx, [...scopes.keys()])
  for (const scope of [...scopes.keys()].sort()) await writeFeed(tx, scope, scopes.get(scope) ?? [])
}

/** Writes the whole catalog of a scope: after an import, and wherever many of its records changed. */
export async function publishScope(tx: Tx, scope: Scope): Promise<void> {
  const members = await tx.selectFrom('catalog_members').distinct().select(['family', 'key_1', 'key_2']).where('scope', '=', scope).execute()
  const changes: FeedChange[] = []
  for (const family of families) {
    const keys = members.filter(member => member.family === family).map(member => keyFrom(family, member))
    changes.push(...(await documentsOf(tx, family, keys)).values())
  }
  const present = new Set(changes.map(change => change.id))
  const held = await tx.selectFrom('feed').select('id')
    .where('scope', '=', scope).where('collection', '=', 'catalog').where('deleted', '=', false).execute()
  const gone = held.filter(({ id }) => !present.has(id))
  await writeFeed(tx, scope, [...changes, ...gone.map(({ id }) => ({ collection: 'catalog' as const, id, document: null }))])
}

/** Records as the feed has them, by their ids in it. */
async function documentsOf(tx: Tx, family: Family, keys: readonly Key[]): Promise<Map<string, FeedChange>> {
  const stored = await loadRecords(tx, family, keys)
  return new Map(stored.map(one => {
    const id = catalogId(family, keyOf(family, one))
    const record = catalogRecord(family, one)
    const shield = family === 'players' ? shielded(one) : undefined
    return [id, { collection: 'catalog', id, document: { id, family, record }, public_document: shield && { id, family, record: { ...record, ...shield } } }]
  }))
}

function catalogRecord(family: Family, record: Stored): Record<string, unknown> {
  const wire = wireFields(resourceOf(family), record)
  const shown = Object.fromEntries(catalogFields(family).map(name => [name, wire[name]]))
  return family === 'players' ? { ...shown, entry_id: record.entry_id } : shown
}

interface Member { key_1: number; key_2: number }

const keyFrom = (family: Family, member: Member): number[] =>
  resourceOf(family).key.length === 1 ? [member.key_1] : [member.key_1, member.key_2]

const idOf = (family: Family, member: Member): string => catalogId(family, keyFrom(family, member))

function byFamily(touched: Touched): Map<Family, Key[]> {
  const grouped = new Map<Family, Key[]>()
  for (const { family, key } of touched) append(grouped, family, key)
  return grouped
}

function append<K, V>(groups: Map<K, V[]>, key: K, value: V): void {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}
