import { sql } from 'kysely'
import { families, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import { keyOf, type Key } from '../database/records.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'

/** A field of one family by which its records hang on records of another. */
interface Reference {
  readonly family: Family
  readonly field: string
}

/** What a deletion takes along: records that go too, and records that stay but no longer name what goes. */
export interface Dependents {
  readonly deleted: ReadonlyMap<Family, readonly Key[]>
  readonly cleared: readonly (Reference & { readonly to: readonly number[]; readonly keys: readonly Key[] })[]
}

/** Links that are emptied when the record they lead to is deleted; by all others a record goes with it. */
const loose = new Set([
  'games.game_site_id', 'games.next_game_for_winner_id', 'games.next_game_for_loser_id', 'event_sites.tournament_id',
  'events.player_1_id', 'events.player_2_id', 'events.player_3_id', 'events.event_site_id', 'events.game_site_id',
])

/** Links that only repeat what the game says, and go with it. */
const repeated = new Set([
  'games.winner_id', 'game_scores.team_1_id', 'game_scores.team_2_id', 'game_sportsmanship_scores.team_1_id', 'game_sportsmanship_scores.team_2_id',
  'events.player_1_team_id', 'events.player_2_team_id', 'events.player_3_team_id',
])

/** Families whose records may have nothing but an organization that they hang on. */
const owned: readonly Family[] = ['players', 'event_sites', 'game_sites', 'events']

/** Finds all that hangs on a record, at any depth. */
export async function dependentsOf(tx: Tx, family: Family, record: Stored): Promise<Dependents> {
  const found = new Map<Family, Map<string, Key>>([[family, new Map([[String(keyOf(family, record)), keyOf(family, record)]])]])
  const cleared: Dependents['cleared'][number][] = []
  // Families come parents first, so what hangs on a record is always of a later one.
  for (const parent of families) {
    const references = referencesTo(parent)
    // Records of one family may hang on each other (brackets): those first, so that all that hangs on them is found too.
    for (const own of references.filter(one => one.family === parent && !isLoose(one))) {
      for (const key of await keysOf(tx, own, idsIn(found, parent))) add(found, parent, key)
    }
    const ids = idsIn(found, parent)
    if (ids.length === 0) continue
    for (const reference of references) {
      const keys = await keysOf(tx, reference, ids)
      if (keys.length === 0) continue
      if (isLoose(reference)) cleared.push({ ...reference, to: ids, keys })
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

const isLoose = ({ family, field }: Reference): boolean => loose.has(`${family}.${field}`)

const idsIn = (found: ReadonlyMap<Family, ReadonlyMap<string, Key>>, family: Family): number[] =>
  [...found.get(family)?.values() ?? []].flatMap(key => (key.length === 1 ? key : []))

function referencesTo(parent: Family): Reference[] {
  const linked = families.flatMap(family => Object.entries(resourceOf(family).fields)
    .filter(([name, { link, source }]) => link?.family === parent && source === 'column' && !repeated.has(`${family}.${name}`))
    .map(([field]) => ({ family, field })))
  return parent === 'organizations' ? [...linked, ...owned.map(family => ({ family, field: 'owner_id' }))] : linked
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
