import { sql, type Kysely } from 'kysely'
import { families, type Family } from '../../shared-schema/resources/index.ts'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import type { Database } from '../database/schema.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import { transaction, type Tx } from '../database/transaction.ts'
import { operator } from '../league/author.ts'
import { publishScope } from '../league/catalog.ts'
import { judgeAgain } from '../league/judge-again.ts'
import { recordEntries } from '../league/record-entries.ts'
import { recorded } from '../league/recorded.ts'
import { settleGame, showGame } from '../league/settle.ts'
import { carryResults } from './carried-results.ts'
import { recordedEntries } from './dumped-entries.ts'
import { gatherRecords } from './gather-records.ts'
import { keepRowIds } from './keep-row-ids.ts'
import { fillGaps } from './missing-parents.ts'
import { parseRecord, type ParsedRecord } from './parse-records.ts'
import { placeGames } from './place-games.ts'
import { counting, type Progress } from './progress.ts'
import { readDump } from './read-dump.ts'
import { storeRecords } from './store-records.ts'

/**
 * Imports a folder of response bodies of the interface, in one transaction: all of it or nothing.
 * Records keep their ids; importing the same folder again changes nothing.
 * @throws ImportError naming file and line of a record that does not fit
 */
export async function importDump(db: Kysely<Database>, folder: string, progress: Progress): Promise<void> {
  const dump = await readDump(folder)
  for (const file of dump.leftOut) progress(`${file} was left out: it is not named after a family of the interface`)
  const gathered = gatherRecords(dump)
  const parsed = new Map(families.map(family => [
    family, [...gathered.get(family)?.values() ?? []].map(record => parseRecord(family, record)),
  ]))
  await transaction(db, async tx => {
    const back = await deletedAmong(tx, (parsed.get('games') ?? []).map(({ values }) => Number(values.id)))
    const { records: filled, owner } = await fillGaps(tx, parsed, progress)
    const complete = await placeGames(tx, filled, progress)
    await lockScopes(tx, scopesOf(complete))
    for (const family of families) {
      // What follows from entries is recorded below; the rest is stored as it is.
      const records = (complete.get(family) ?? []).filter(({ values }) => !recorded(family, values))
      if (records.length === 0) continue
      await storeRecords(tx, family, records, owner)
      progress(`${family.replaceAll('_', ' ')}: ${records.length}`)
    }
    for (const gameId of back) await showGame(tx, gameId)
    await recordGames(tx, complete, progress)
    await carryResults(tx, complete.get('teams') ?? [])
    for (const scope of scopesOf(complete)) await publishScope(tx, scope)
  })
}

/** The games that were played and then deleted: what was recorded at them is still there, and counts once they are back. */
async function deletedAmong(tx: Tx, gameIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ game_id: number }>`
    select distinct game_id from entries where game_id = any(${gameIds}::integer[]) and refusal is null
      and not exists (select from games where games.id = entries.game_id) order by game_id`.execute(tx)
  return rows.map(({ game_id }) => game_id)
}

/** Records what the dump tells of its games as entries of the office, and settles those that are final; a game that was deleted gets back what tablets sent meanwhile. */
async function recordGames(tx: Tx, records: ReadonlyMap<Family, readonly ParsedRecord[]>, progress: Progress): Promise<void> {
  const byScope = recordedEntries(records)
  const games = [...byScope.values()].flatMap(entries => [...new Set(entries.map(({ entry }) => entry.game_id))])
  const report = counting(progress, 'games with scores', games.length, 100)
  let done = 0
  for (const [scope, entries] of byScope) {
    for (const gameId of new Set(entries.map(({ entry }) => entry.game_id))) {
      await recordEntries(tx, scope, entries.flatMap(({ entry }) => (entry.game_id === gameId ? [entry] : [])), operator)
      await settleGame(tx, gameId)
      report(++done)
    }
    await keepRowIds(tx, entries)
  }
  await judgeAgain(tx, { game_ids: (records.get('games') ?? []).map(({ values }) => Number(values.id)) })
}

function scopesOf(records: ReadonlyMap<Family, readonly ParsedRecord[]>): Scope[] {
  const ids = (family: Family) => (records.get(family) ?? []).map(({ values }) => Number(values.id))
  return [...ids('tournaments').map(id => `tournament:${id}`), ...ids('seasons').map(id => `season:${id}`)].sort()
}

