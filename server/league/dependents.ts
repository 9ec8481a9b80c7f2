import { sql } from 'kysely'
import { allLinks } from '../../shared-schema/resources/all-links.ts'
import { families, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import { keyOf, type Key } from '../database/records.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'

/** A field of one family by which its records hang on records of another, and whether they can do without. */
interface Reference {
  readonly family: Family
  readonly field: string
  readonly isLoose: boolean
}

/** What a deletion takes along: records that go too, and records that stay but no longer name what goes. */
export interface Dependents {
  readonly deleted: ReadonlyMap<Family, readonly Key[]>
  readonly cleared: readonly (Reference & { readonly to: readonly number[]; readonly keys: readonly Key[] })[]
}

/** Finds all that hangs on a record, at any depth. */
export async function dependentsOf(tx: Tx, family: Family, record: Stored): Promise<Dependents> {
  const found = new Map<Family, Map<string, Key>>([[family, new Map([[String(keyOf(family, record)), keyOf(family, record)]])]])
  const cleared: Dependents['cleared'][number][] = []
  // Families come parents first, so what hangs on a record is always of a later one.
  for (const parent of families) {
    const references = referencesTo(parent)
    // Records of one family may hang on each other (brackets): those first, so that all that hangs on them is found too.
    for (const own of references.filter(one => one.family === parent && !one.isLoose)) {
      for (const key of await keysOf(tx, own, idsIn(found, parent))) add(found, parent, key)
    }
    const ids = idsIn(found, parent)
    if (ids.length === 0) continue
    for (const reference of references) {
      const keys = await keysOf(tx, reference, ids)
      if (keys.length === 0) continue
      if (reference.isLoose) cleared.push({ ...reference, to: ids, keys })
      else for (const key of keys) add(found, reference.family, key)
    }
  }
  const staying = cleared.map(one => ({ ...one, keys: one.keys.filter(key => !found.get(one.family)?.has(String(key))) }))
  found.get(family)?.delete(String(keyOf(family, record)))
  return {
    deleted: new Map(families.map(name => [name, [...found.get(name)?.values() ?? []]] as const).filter(([, keys]) => keys.length > 0)),
    cleared: staying.filter(({ keys }) => keys.length > 0),
  }
}

const idsIn = (found: ReadonlyMap<Family, ReadonlyMap<string, Key>>, family: Family): number[] =>
  [...found.get(family)?.values() ?? []].flatMap(key => (key.length === 1 ? key : []))

/** All that an organization owns hangs on it, whatever else it hangs on. */
function referencesTo(parent: Family): Reference[] {
  const named = allLinks.filter(({ to, isKept, isList, deleted }) => to === parent && isKept && !isList && deleted !== 'repeats')
    .map(({ holder, field, deleted }) => ({ family: holder, field, isLoose: deleted === 'emptied' }))
  const owned = families.filter(family => family !== 'organizations').map(family => ({ family, field: 'owner_id', isLoose: false }))
  return parent === 'organizations' ? [...named, ...owned] : named
}

async function keysOf(tx: Tx, { family, field }: Reference, ids: readonly number[]): Promise<Key[]> {
  const columns = resourceOf(family).key.map(name => sql.ref(name))
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(columns)} from ${sql.table(family)} where ${sql.ref(field)} = any(${ids}::integer[])`.execute(tx)
  return rows.map(row => keyOf(family, row))
}

function add(found: Map<Family, Map<string, Key>>, family: Family, key: Key): void {
  const keys = found.get(family) ?? new Map<string, Key>()
  found.set(family, keys.set(String(key), key))
}

/** What hangs on a record in words: "2 pools and 12 games". */
export function inWords({ deleted, cleared }: Dependents): string {
  const counted = [...deleted].map(([family, keys]) => `${keys.length} ${nounOf(family, keys.length)}`)
  const losing = new Map<Family, Set<string>>()
  for (const { family, keys } of cleared) losing.set(family, new Set([...losing.get(family) ?? [], ...keys.map(String)]))
  const named = [...losing].map(([family, keys]) => `${keys.size} ${nounOf(family, keys.size)} that would stay without it`)
  return [...counted, ...named].join(', ').replace(/, ([^,]*)$/, ' and $1')
}

const nounOf = (family: Family, count: number): string => {
  const { noun } = resourceOf(family)
  return count === 1 ? noun : noun.endsWith('s') ? noun : `${noun}s`
}
