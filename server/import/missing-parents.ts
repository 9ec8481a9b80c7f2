import { sql } from 'kysely'
import { families, isFamily, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Tx } from '../database/transaction.ts'
import { parseRecord, type ParsedRecord } from './parse-records.ts'
import type { Progress } from './progress.ts'

type Parsed = ReadonlyMap<Family, readonly ParsedRecord[]>

/** The names under which records without a parent in the dump are gathered. */
const IMPORTED = 'Imported'

/**
 * Makes the records that a dump refers to and neither holds nor mentions: a season that only its id
 * is known of gets a name to go by; an optional link to nothing is left empty. What lacks a league
 * or an organization goes to those named "Imported".
 * @returns the completed records, and the organization that owns those without a parent (players, sites)
 */
export async function fillGaps(tx: Tx, parsed: Parsed, progress: Progress): Promise<{ records: Parsed; owner: number }> {
  const records = new Map(families.map(family => [family, [...parsed.get(family) ?? []]]))
  const known = new Map<Family, Set<number>>()
  for (const family of families) known.set(family, await knownIds(tx, family, records.get(family) ?? []))
  const gathering = new Map<Family, number>()
  for (const family of ['organizations', 'leagues'] as const) {
    const present = await tx.selectFrom(family).select('id').where('name', '=', IMPORTED).orderBy('id').executeTakeFirst()
    if (present) gathering.set(family, present.id)
  }

  for (const family of [...families].reverse()) {
    const list = records.get(family) ?? []
    records.set(family, list.map(record => withLinks(family, record)))
  }
  const dumped = records.get('organizations')?.[0]?.values.id
  return { records, owner: typeof dumped === 'number' ? dumped : gatheringParent('organizations') }

  function withLinks(family: Family, record: ParsedRecord): ParsedRecord {
    const values: Record<string, unknown> = { ...record.values }
    for (const [name, { link, input }] of Object.entries(resourceOf(family).fields)) {
      if (!link || !isFamily(link.family) || link.family === family) continue
      const id = values[name]
      const required = !input.safeParse(null).success
      if (id === undefined && required) values[name] = gatheringParent(link.family)
      else if (typeof id === 'number' && !known.get(link.family)?.has(id)) {
        // A result needs both its teams; any other optional link can be left empty.
        if (required || link.family === 'teams' || link.family === 'games') placeholder(link.family, id, record)
        else values[name] = null
      }
    }
    return { ...record, values }
  }

  function placeholder(family: Family, id: number, from: ParsedRecord): void {
    const noun = resourceOf(family).noun
    progress(`${noun} ${id} is named in ${from.source.file} but not in the dump: made as "${title(noun)} ${id}"`)
    const { season_id, tournament_id } = from.values
    add(family, id, { season_id: season_id ?? undefined, tournament_id: tournament_id ?? undefined, id, name: `${title(noun)} ${id}` }, from)
  }

  /** The league or organization that takes in what has none; a new one gets an id that no dumped record has. */
  function gatheringParent(family: Family): number {
    const id = gathering.get(family) ?? Math.max(0, ...known.get(family) ?? []) + 1
    if (!gathering.has(family)) {
      // The recorded interface answered reads without a login, so what was recorded from it is public.
      add(family, id, { id, name: IMPORTED, ...(family === 'organizations' ? { is_public: true } : {}) }, undefined)
      gathering.set(family, id)
    }
    return id
  }

  function add(family: Family, id: number, body: Record<string, unknown>, from: ParsedRecord | undefined): void {
    known.get(family)?.add(id)
    const source = { file: from?.source.file ?? '', line: from?.source.line ?? 0, whole: false, body }
    records.set(family, [...records.get(family) ?? [], parseRecord(family, source)])
  }
}

async function knownIds(tx: Tx, family: Family, records: readonly ParsedRecord[]): Promise<Set<number>> {
  if (!resourceOf(family).key.includes('id')) return new Set()
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(family)}`.execute(tx)
  return new Set([...rows.map(({ id }) => id), ...records.map(({ values }) => Number(values.id))])
}

const title = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1)
