import { loadRecord } from '../database/records.ts'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import { ImportError } from './import-error.ts'
import type { ParsedRecord } from './parse-records.ts'
import type { Progress } from './progress.ts'

type Parsed = ReadonlyMap<Family, readonly ParsedRecord[]>

/** What is played in a tournament, and what it has from there. */
const played: readonly (readonly [family: Family, columns: readonly string[]])[] = [
  ['pools', ['timezone']], ['pool_rounds', ['timezone']], ['brackets', ['timezone']], ['swiss_rounds', ['timezone']], ['games', ['season_id', 'timezone']],
]

/**
 * Puts the rounds and games of a dump where they belong: into the tournament of their pool, and into its season and
 * zone. The moments at which they start stay.
 * @throws ImportError for a game in a tournament that is neither a pool, a bracket nor a swiss game there
 */
export async function placeGames(tx: Tx, records: Parsed, progress: Progress): Promise<Parsed> {
  const placed = new Map(records)
  for (const [family, columns] of played) {
    const list: ParsedRecord[] = []
    for (const record of placed.get(family) ?? []) list.push(await place(family, record, columns))
    placed.set(family, list)
  }
  return placed

  async function place(family: Family, record: ParsedRecord, columns: readonly string[]): Promise<ParsedRecord> {
    const values: Record<string, unknown> = { ...record.values }
    const { file, line } = record.source
    const what = `${family.replaceAll('_', ' ').slice(0, -1)} ${String(values.id)}`
    if (family === 'pool_rounds') values.tournament_id = (await find('pools', values.pool_id))?.tournament_id
    if (family === 'games') {
      if (values.pool_round_id !== null) values.pool_id = (await find('pool_rounds', values.pool_round_id))?.pool_id
      const kinds = [values.pool_round_id, values.bracket_id, values.swiss_round_id].filter(id => typeof id === 'number').length
      if (kinds !== (typeof values.tournament_id === 'number' ? 1 : 0)) {
        throw new ImportError(file, line, `${what} must be a pool, a bracket or a swiss game of its tournament, and nothing else`)
      }
    }
    const tournament = await find('tournaments', values.tournament_id)
    for (const column of tournament ? columns : []) {
      const right = tournament?.[column] ?? 'UTC'
      if (values[column] !== undefined && values[column] !== right) progress(`${what} in ${file} has another ${column} than its tournament: taken from there`)
      values[column] = right
    }
    return { ...record, values, given: [...new Set([...record.given, ...columns])] }
  }

  /** A record of the dump, or one that is here already. */
  async function find(family: Family, id: unknown): Promise<Stored | undefined> {
    if (typeof id !== 'number') return undefined
    return placed.get(family)?.find(({ values }) => values.id === id)?.values ?? loadRecord(tx, family, [id])
  }
}
