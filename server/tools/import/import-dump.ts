import { sql, type Kysely } from 'kysely'
import { recordedFamilies } from '../../../shared-schema/replication/entry-kinds.ts'
import { families, type Family } from '../../../shared-schema/resources/index.ts'
import {
  scopeOfGame,
  seasonScope,
  tournamentScope,
  type Scope,
} from '../../../shared-schema/replication/scope.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import type { Database } from '../../database/schema.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { operator } from '../../access/author.ts'
import { publishScope } from '../../feed/catalog/catalog.ts'
import { gameToFold } from '../../games/game-to-fold.ts'
import { judgeAgain } from '../../games/entries/judge-again.ts'
import { recordEntries } from '../../games/entries/record-entries.ts'
import { entryWritesOf } from '../../games/entries/entry-writes.ts'
import { sportOf } from '../../games/sport.ts'
import { settleGame, showGame } from '../../games/settle.ts'
import { carryResults } from './carried-results.ts'
import { completeRounds } from './complete-rounds.ts'
import { recordedEntries, rowsByGame } from './dumped-entries.ts'
import { gatherRecords } from './gather-records.ts'
import { keepRowIds, reserveIds } from './keep-row-ids.ts'
import { fillGaps } from './missing-parents.ts'
import { parseRecord, type ParsedRecord } from './parse-records.ts'
import { placeGames } from './place-games.ts'
import { counting, type Progress } from './progress.ts'
import { readDump, type Dump } from './read-dump.ts'
import { storeRecords } from './store-records.ts'

/**
 * Imports a folder of response bodies of the interface, in one transaction: all of it or nothing. Records
 * keep their ids; importing the same folder again changes nothing.
 * @throws ImportError naming file and line of a record that does not fit
 */
export async function importDump(db: Kysely<Database>, folder: string, progress: Progress): Promise<void> {
  const dump = await readDump(folder)
  for (const file of dump.leftOut)
    progress(`${file} was left out: it is not named after a family of the interface`)
  const parsed = parseDump(dump)
  await transaction(db, async tx => {
    const complete = await storeDump(tx, parsed, progress)
    await recordGames(tx, complete, progress)
    await carryResults(tx, complete.get('teams') ?? [])
    for (const scope of scopesOf(complete)) await publishScope(tx, scope)
  })
}

type Parsed = ReadonlyMap<Family, readonly ParsedRecord[]>

/** @throws ImportError naming file and line of a record that does not fit */
export function parseDump(dump: Dump): Parsed {
  const gathered = gatherRecords(dump)
  return new Map(
    families.map(family => [
      family,
      [...(gathered.get(family)?.values() ?? [])].map(record => parseRecord(family, record)),
    ]),
  )
}

/**
 * Stores the records of a dump except those that follow from entries.
 * @returns all records, completed
 */
export async function storeDump(tx: Tx, parsed: Parsed, progress: Progress): Promise<Parsed> {
  const back = await deletedAmong(
    tx,
    (parsed.get('games') ?? []).map(({ values }) => Number(values.id)),
  )
  const { records: filled, owner } = await fillGaps(tx, parsed, progress)
  const complete = await placeGames(tx, await completeRounds(tx, filled), progress)
  await lockScopes(tx, scopesOf(complete))
  for (const family of families) {
    const records = (complete.get(family) ?? []).filter(({ values }) => !entryWritesOf(family, values))
    if (records.length === 0) continue
    await storeRecords(tx, family, records, owner)
    progress(`${family.replaceAll('_', ' ')}: ${records.length}`)
  }
  for (const gameId of back) await showGame(tx, gameId)
  return complete
}

/**
 * Games that were played and later deleted: their entries are still stored, and count again once the games
 * are back.
 */
async function deletedAmong(tx: Tx, gameIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ game_id: number }>`
    select distinct game_id from entries where game_id = any(${gameIds}::integer[]) and refusal is null
      and not exists (select from games where games.id = entries.game_id) order by game_id`.execute(tx)
  return rows.map(({ game_id }) => game_id)
}

/**
 * Records the data of a dump's games as entries of the office, and settles final games; a restored game also
 * gets the entries that tablets sent meanwhile.
 */
async function recordGames(tx: Tx, records: Parsed, progress: Progress): Promise<void> {
  const games = records.get('games') ?? []
  const rows = rowsByGame(records)
  for (const family of recordedFamilies) await reserveIds(tx, family, mostIn(records.get(family) ?? []))
  const report = counting(progress, 'games', games.length, 100)
  for (const [index, game] of games.entries()) {
    const found = await gameToFold(tx, Number(game.values.id))
    if (!found) throw new Error(`Game ${String(game.values.id)} was not stored`)
    const entries = recordedEntries(game, rows, found.game, rulesOf(sportOf(found.game.sport)), progress)
    if (entries.entries.length > 0) {
      await recordEntries(tx, scopeOfGame(found.game), entries.entries, operator)
      await settleGame(tx, found.game.id)
      await keepRowIds(tx, entries.rows)
    }
    report(index + 1)
  }
  await judgeAgain(tx, { game_ids: games.map(({ values }) => Number(values.id)) })
}

const mostIn = (records: readonly ParsedRecord[]): number =>
  records.reduce((most, { values }) => Math.max(most, Number(values.id)), 0)

/** The scopes of all events of a dump. */
export function scopesOf(records: Parsed): Scope[] {
  const ids = (family: Family) => (records.get(family) ?? []).map(({ values }) => Number(values.id))
  return [...ids('tournaments').map(tournamentScope), ...ids('seasons').map(seasonScope)].sort()
}
