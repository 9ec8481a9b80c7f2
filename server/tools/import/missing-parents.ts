import { sql } from 'kysely'
import { families, isFamily, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { Field } from '../../../shared-schema/resources/field.ts'
import type { Tx } from '../../database/transaction.ts'
import { ImportError } from './import-error.ts'
import { parseRecord, type ParsedRecord } from './parse-records.ts'
import type { Progress } from './progress.ts'

type Parsed = ReadonlyMap<Family, readonly ParsedRecord[]>

/** The name of the records that collect those without a parent in the dump. */
const IMPORTED = 'Imported'

/** Families whose records are made from their id alone, even if a record could do without the link. */
const creatable: ReadonlySet<string> = new Set<Family>(['teams', 'players'])

/** The same for the parts of a tournament in which games are played. */
const madeInTournament: ReadonlySet<string> = new Set<Family>([
  'pools',
  'pool_rounds',
  'brackets',
  'swiss_rounds',
])

/**
 * Makes the records that a dump refers to but does not contain: a season known only by its id gets a
 * generated name. Other optional links to missing records are cleared, and records that need a missing game
 * are left out; both are reported. Records without a league or organization are put into those named
 * "Imported".
 * @returns the completed records, and the organization that owns those without a parent (players, sites)
 */
export async function fillGaps(
  tx: Tx,
  parsed: Parsed,
  progress: Progress,
): Promise<{ records: Parsed; owner: number }> {
  const records = new Map(
    families.map(family => [family, (parsed.get(family) ?? []).filter(record => canBe(family, record))]),
  )
  const known = new Map<Family, Set<number>>()
  for (const family of families) known.set(family, await knownIds(tx, family, records.get(family) ?? []))
  const gaps = new Gaps(records, known, await storedGathering(tx), progress)
  for (const family of [...families].reverse()) gaps.close(family)
  return { records, owner: gaps.owner() }
}

/** The records of a dump while their missing parents are made. */
class Gaps {
  readonly #records: Map<Family, ParsedRecord[]>
  /** The ids that are stored, in the dump or made. */
  readonly #known: ReadonlyMap<Family, Set<number>>
  /** The league and the organization of records without one. */
  readonly #gathering: Map<Family, number>
  /** The pools of pool rounds without one, by tournament. */
  readonly #gatheringPools = new Map<unknown, number>()
  readonly #progress: Progress
  readonly #reported = new Set<string>()

  constructor(
    records: Map<Family, ParsedRecord[]>,
    known: ReadonlyMap<Family, Set<number>>,
    gathering: Map<Family, number>,
    progress: Progress,
  ) {
    this.#records = records
    this.#known = known
    this.#gathering = gathering
    this.#progress = progress
  }

  /** Completes the records of a family, after those of the families that link to it. */
  close(family: Family): void {
    const list = this.#records.get(family) ?? []
    this.#records.set(
      family,
      list.flatMap(record => this.#withLinks(family, record) ?? []),
    )
  }

  /** The organization for records without one: the first of the dump, if there is any. */
  owner(): number {
    const dumped = this.#records.get('organizations')?.[0]?.values.id
    return typeof dumped === 'number' ? dumped : this.#gatheringParent('organizations')
  }

  /** @returns undefined for a record that needs a missing game */
  #withLinks(family: Family, record: ParsedRecord): ParsedRecord | undefined {
    const values: Record<string, unknown> = { ...record.values }
    for (const [name, field] of Object.entries(resourceOf(family).fields)) {
      const { link } = field
      if (!link || !isFamily(link.family)) continue
      const id = values[name]
      if (id === undefined && isNeeded(field))
        values[name] = link.family === 'pools' ? this.#poolIn(record) : this.#gatheringParent(link.family)
      else if (typeof id === 'number' && !this.#known.get(link.family)?.has(id)) {
        if (link.family === 'games' && isNeeded(field)) {
          this.#say(
            `${resourceOf(family).noun} ${idText(family, record)} in ${record.source.file} was left out: its game ${id} is not in the dump`,
          )
          return undefined
        }
        const isMade =
          isNeeded(field) ||
          creatable.has(link.family) ||
          (madeInTournament.has(link.family) && typeof values.tournament_id === 'number')
        if (isMade && link.family !== family) this.#placeholder(link.family, id, record)
        else {
          values[name] = null
          this.#say(
            `${resourceOf(link.family).noun} ${id} is named as ${name} in ${record.source.file} but not in the dump: left empty`,
          )
        }
      }
    }
    return { ...record, values }
  }

  #placeholder(family: Family, id: number, from: ParsedRecord): void {
    const { noun } = resourceOf(family)
    const title = noun.charAt(0).toUpperCase() + noun.slice(1)
    this.#say(`${noun} ${id} is named in ${from.source.file} but not in the dump: made as "${title} ${id}"`)
    const { season_id, tournament_id, pool_id } = from.values
    const called =
      family === 'players' ? { first_name: title, last_name: String(id) } : { name: `${title} ${id}` }
    this.#add(
      family,
      id,
      {
        id,
        ...called,
        season_id: season_id ?? undefined,
        tournament_id: tournament_id ?? undefined,
        pool_id: pool_id ?? undefined,
      },
      from,
    )
  }

  /** The league or organization for records without one; a new one gets an id that the dump does not use. */
  #gatheringParent(family: Family): number {
    const id = this.#gathering.get(family) ?? this.#nextId(family)
    if (!this.#gathering.has(family)) {
      // The recorded interface answered reads without a login, so its data is public.
      this.#add(
        family,
        id,
        { id, name: IMPORTED, ...(family === 'organizations' ? { is_public: true } : {}) },
        undefined,
      )
      this.#gathering.set(family, id)
    }
    return id
  }

  /** The pool of a tournament for pool rounds known only from games. */
  #poolIn(round: ParsedRecord): number {
    const tournament = round.source.body.tournament_id
    const id = this.#gatheringPools.get(tournament) ?? this.#nextId('pools')
    if (!this.#gatheringPools.has(tournament)) {
      this.#add('pools', id, { id, name: IMPORTED, tournament_id: tournament }, round)
      this.#gatheringPools.set(tournament, id)
    }
    return id
  }

  #nextId(family: Family): number {
    let most = 0
    for (const id of this.#known.get(family) ?? []) most = Math.max(most, id)
    return most + 1
  }

  #add(family: Family, id: number, body: Record<string, unknown>, from: ParsedRecord | undefined): void {
    this.#known.get(family)?.add(id)
    const source = { file: from?.source.file ?? '', line: from?.source.line ?? 0, whole: false, body }
    this.#records.get(family)?.push(parseRecord(family, source))
  }

  /** Reports each message once. */
  #say(message: string): void {
    if (!this.#reported.has(message)) this.#progress(message)
    this.#reported.add(message)
  }
}

/** The league and the organization in which an earlier import put records without one. */
async function storedGathering(tx: Tx): Promise<Map<Family, number>> {
  const gathering = new Map<Family, number>()
  for (const family of ['organizations', 'leagues'] as const) {
    const present = await tx
      .selectFrom(family)
      .select('id')
      .where('name', '=', IMPORTED)
      .orderBy('id')
      .executeTakeFirst()
    if (present) gathering.set(family, present.id)
  }
  return gathering
}

const isNeeded = ({ input }: Field): boolean => !input.safeParse(null).success

/**
 * Whether a record has all required values; a mere mention may have too few.
 * @throws ImportError for a record of its own that lacks a value
 */
function canBe(family: Family, record: ParsedRecord): boolean {
  const { source, values } = record
  for (const [name, { required, link, source: kind }] of Object.entries(resourceOf(family).fields)) {
    if (!required || link || kind !== 'column' || values[name] !== undefined) continue
    if (!source.whole) return false
    throw new ImportError(
      source.file,
      source.line,
      `${resourceOf(family).noun} ${idText(family, record)} has no ${name}`,
    )
  }
  return true
}

const idText = (family: Family, { values }: ParsedRecord): string =>
  resourceOf(family)
    .key.map(name => String(values[name]))
    .join('/')

async function knownIds(tx: Tx, family: Family, records: readonly ParsedRecord[]): Promise<Set<number>> {
  if (!resourceOf(family).key.includes('id')) return new Set()
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(family)}`.execute(tx)
  return new Set([...rows.map(({ id }) => id), ...records.map(({ values }) => Number(values.id))])
}
