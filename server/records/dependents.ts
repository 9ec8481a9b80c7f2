import { sql } from 'kysely'
import type { Dependent } from '../../shared-schema/api/standings.ts'
import { allLinks } from '../../shared-schema/resources/all-links.ts'
import { families, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import { keyOf, type Key } from '../database/records.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import type { Texts } from '../texts/say.ts'

/** A field that links records of one family to records of another. */
interface Reference {
  readonly family: Family
  readonly field: string
  /** Which records survive without it: all, those of other organizations than the deleted one's, or none. */
  readonly isLoose: 'for all' | 'for others' | 'never'
}

/** True for the links of games to the teams that play them. */
export const isSideOfGame = ({ family, field }: Pick<Reference, 'family' | 'field'>): boolean =>
  family === 'games' && (field === 'team_1_id' || field === 'team_2_id')

/** The consequences of a deletion: records deleted with it, and records that stay but lose their link. */
export interface Dependents {
  readonly deleted: ReadonlyMap<Family, readonly Key[]>
  readonly cleared: readonly (Reference & { readonly to: readonly number[]; readonly keys: readonly Key[] })[]
}

/**
 * Finds all dependents of a record, at any depth. Records of other organizations stay if they can: a game of
 * a foreign team loses the team but is not deleted.
 */
export async function dependentsOf(tx: Tx, family: Family, record: StoredRecord): Promise<Dependents> {
  const found = new Map<Family, Map<string, Key>>([
    [family, new Map([[String(keyOf(family, record)), keyOf(family, record)]])],
  ])
  const cleared: Dependents['cleared'][number][] = []
  // Families are ordered parents first, so dependents are always of a later family.
  for (const parent of families) {
    const references = referencesTo(parent)
    // Records of one family may depend on each other (brackets): find those and their dependents first.
    for (const own of references.filter(one => one.family === parent && one.isLoose !== 'for all')) {
      for (const { key } of await rowsOf(tx, own, idsIn(found, parent))) add(found, parent, key)
    }
    const ids = idsIn(found, parent)
    if (ids.length === 0) continue
    for (const reference of references) {
      const stays = (owner: number | null): boolean =>
        reference.isLoose === 'for all' || (reference.isLoose === 'for others' && owner !== record.owner_id)
      const rows = await rowsOf(tx, reference, ids)
      const staying = rows.filter(({ owner_id }) => stays(owner_id)).map(({ key }) => key)
      if (staying.length > 0) cleared.push({ ...reference, to: ids, keys: staying })
      for (const { key, owner_id } of rows) if (!stays(owner_id)) add(found, reference.family, key)
    }
  }
  const staying = cleared.map(one => ({
    ...one,
    keys: one.keys.filter(key => !found.get(one.family)?.has(String(key))),
  }))
  found.get(family)?.delete(String(keyOf(family, record)))
  return {
    deleted: new Map(
      families
        .map(name => [name, [...(found.get(name)?.values() ?? [])]] as const)
        .filter(([, keys]) => keys.length > 0),
    ),
    cleared: staying.filter(({ keys }) => keys.length > 0),
  }
}

const idsIn = (found: ReadonlyMap<Family, ReadonlyMap<string, Key>>, family: Family): number[] =>
  [...(found.get(family)?.values() ?? [])].flatMap(key => (key.length === 1 ? key : []))

/** Every record that an organization owns depends on it, in addition to its other links. */
function referencesTo(parent: Family): Reference[] {
  if (parent === 'organizations')
    return families
      .filter(family => family !== parent)
      .map((family): Reference => ({ family, field: 'owner_id', isLoose: 'never' }))
  return allLinks
    .filter(({ to, isKept, isList, deleted }) => to === parent && isKept && !isList && deleted !== 'repeats')
    .map(({ holder, field, deleted, isRequired }): Reference => ({
      family: holder,
      field,
      isLoose: deleted === 'emptied' ? 'for all' : isRequired ? 'never' : 'for others',
    }))
}

async function rowsOf(
  tx: Tx,
  { family, field }: Reference,
  ids: readonly number[],
): Promise<{ key: Key; owner_id: number | null }[]> {
  const columns = resourceOf(family).key.map(name => sql.ref(name))
  const { rows } = await sql<StoredRecord & { owner_id: number | null }>`
    select ${sql.join(columns)}, owner_id from ${sql.table(family)} where ${sql.ref(field)} = any(${ids}::integer[])`.execute(
    tx,
  )
  return rows.map(row => ({ key: keyOf(family, row), owner_id: row.owner_id }))
}

function add(found: Map<Family, Map<string, Key>>, family: Family, key: Key): void {
  const keys = found.get(family) ?? new Map<string, Key>()
  found.set(family, keys.set(String(key), key))
}

/** Dependents counted by family, in words: "2 pools", "12 games". */
export function countedDependents({ deleted, cleared }: Dependents, t: Texts): Dependent[] {
  const losing = new Map<Family, Set<string>>()
  for (const { family, keys } of cleared)
    losing.set(family, new Set([...(losing.get(family) ?? []), ...keys.map(String)]))
  return [
    ...[...deleted].map(([family, { length: count }]) => ({
      family,
      count,
      is_deleted: true,
      text: t(`counted.${family}`, { count }),
    })),
    ...[...losing].map(([family, { size: count }]) => ({
      family,
      count,
      is_deleted: false,
      text: t('records.staysWithout', { counted: t(`counted.${family}`, { count }) }),
    })),
  ]
}
