import { loadRecord } from '../../database/records.ts'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { withOffset } from '../../../shared-schema/resources/time.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Tx } from '../../database/transaction.ts'
import { ImportError } from './import-error.ts'
import type { ParsedRecord } from './parse-records.ts'
import type { Progress } from './progress.ts'

type Parsed = ReadonlyMap<Family, readonly ParsedRecord[]>

/** The parts of a tournament, and the columns that they take from it. */
const played: readonly (readonly [family: Family, columns: readonly string[]])[] = [
  ['pools', ['timezone']],
  ['pool_rounds', ['timezone', 'tournament_id']],
  ['brackets', ['timezone']],
  ['swiss_rounds', ['timezone']],
  ['games', ['season_id', 'timezone']],
]

/**
 * Places the rounds and games of a dump: into the tournament of their pool, and into its season and zone.
 * Start times stay the same moments; a time without an offset is in that zone.
 * @throws ImportError for a game of more than one pool, bracket or swiss round, or of one and no tournament
 */
export async function placeGames(tx: Tx, records: Parsed, progress: Progress): Promise<Parsed> {
  const placed = new Map(records)
  const found = new Map<string, StoredRecord | undefined>()
  for (const record of placed.get('tournaments') ?? [])
    found.set(`tournaments/${String(record.values.id)}`, await asStored(record))
  for (const [family, columns] of played) {
    const list: ParsedRecord[] = []
    for (const record of placed.get(family) ?? []) list.push(await place(family, record, columns))
    placed.set(family, list)
    for (const { values } of list) found.set(`${family}/${String(values.id)}`, values)
  }
  return placed

  async function place(
    family: Family,
    record: ParsedRecord,
    columns: readonly string[],
  ): Promise<ParsedRecord> {
    const values: Record<string, unknown> = { ...record.values }
    const { file, line } = record.source
    const what = `${family.replaceAll('_', ' ').slice(0, -1)} ${String(values.id)}`
    if (family === 'pool_rounds') values.tournament_id = (await find('pools', values.pool_id))?.tournament_id
    if (family === 'games') {
      if (values.pool_round_id != null)
        values.pool_id = (await find('pool_rounds', values.pool_round_id))?.pool_id
      const kinds = [values.pool_round_id, values.bracket_id, values.swiss_round_id].filter(
        id => typeof id === 'number',
      ).length
      if (kinds > (typeof values.tournament_id === 'number' ? 1 : 0)) {
        throw new ImportError(
          file,
          line,
          `${what} must be of one pool, bracket or swiss round of its tournament at most`,
        )
      }
    }
    const tournament = await find('tournaments', values.tournament_id)
    const follows = {
      season_id: tournament?.season_id,
      timezone: tournament?.timezone ?? 'UTC',
      tournament_id: values.tournament_id,
    }
    for (const [column, right] of Object.entries(follows)) {
      if (!tournament || !columns.includes(column)) continue
      const stated = record.source.body[column]
      if (stated !== undefined && values[column] !== right)
        progress(`${what} in ${file} has another ${column} than its tournament: taken from there`)
      values[column] = right
    }
    withOffsets(family, values)
    return { ...record, values, given: [...new Set([...record.given, ...columns])] }
  }

  /** A record of the dump, or one already stored. */
  async function find(family: Family, id: unknown): Promise<StoredRecord | undefined> {
    if (typeof id !== 'number') return undefined
    const key = `${family}/${id}`
    if (!found.has(key)) found.set(key, await loadRecord(tx, family, [id]))
    return found.get(key)
  }

  /**
   * A tournament as it will be stored: a mere mention adds nothing to the stored record, a whole body adds
   * its values.
   */
  async function asStored({ source, values, given }: ParsedRecord): Promise<StoredRecord> {
    const here = await loadRecord(tx, 'tournaments', [Number(values.id)])
    return here
      ? { ...here, ...(source.whole && Object.fromEntries(given.map(name => [name, values[name]]))) }
      : values
  }
}

/** Times without an offset are in the record's zone. */
function withOffsets(family: Family, values: Record<string, unknown>): void {
  for (const [name, { format }] of Object.entries(resourceOf(family).fields)) {
    const time = values[name]
    if (format === 'local-time' && typeof time === 'string')
      values[name] = withOffset(time, typeof values.timezone === 'string' ? values.timezone : 'UTC')
  }
}
