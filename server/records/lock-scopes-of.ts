import { sql } from 'kysely'
import { catalogId } from '../../shared-schema/replication/catalog.ts'
import { seasonScope, tournamentScope, type Scope } from '../../shared-schema/replication/scope.ts'
import { isRecordedFamily } from '../../shared-schema/replication/entry-kinds.ts'
import { linksOf } from '../../shared-schema/resources/all-links.ts'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import type { FieldOf } from '../database/family-records.ts'
import { keyArray } from '../database/key-array.ts'
import { lockScopeOfGame, lockScopes, lockScopesFound } from '../database/lock-scopes.ts'
import { prepared } from '../database/prepared-statement.ts'
import { keyIn, type Key } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import type { AffectedRecords } from '../feed/catalog/documents.ts'
import { scopesOfGames } from '../games/lock-games.ts'
import { affectedBy } from '../feed/catalog/affected-records.ts'

/**
 * Locks the scopes of records until the transaction ends. Anything read from them before may be stale.
 * @param versions the record before the change, after it, or both; known fields are enough
 */
export async function lockScopesOf(
  tx: Tx,
  family: Family,
  ...versions: readonly StoredRecord[]
): Promise<void> {
  const [game, ...others] = new Set(versions.map(({ game_id }) => game_id))
  // Recorded families are in no catalog.
  if (isRecordedFamily(family) && typeof game === 'number' && others.length === 0)
    return lockScopeOfGame(tx, game)
  await lockScopes(tx, await scopesOf(tx, family, ...versions))
}

/**
 * Locks the scopes of a record before reading it. Further scopes that a change needs are locked once known.
 */
export const lockScopesOfKey = (tx: Tx, family: Family, key: Key): Promise<void> =>
  isRecordedFamily(family)
    ? lockScopeOfGame(
        tx,
        sql<number>`(select game_id from ${sql.table(family)} where ${keyIn(family, [key])})`,
      )
    : lockScopesFound(
        tx,
        sql`(select scope, row_number() over (order by scope) from feed
          where collection = 'catalog' and id = ${catalogId(family, key)} and not deleted)`,
      )

/** The scopes that records enter by their links, and those that already hold their dependents. */
export async function scopesOf(
  tx: Tx,
  family: Family,
  ...records: readonly StoredRecord[]
): Promise<Scope[]> {
  const events = records.flatMap(({ tournament_id, season_id }) =>
    typeof tournament_id === 'number'
      ? [tournamentScope(tournament_id)]
      : typeof season_id === 'number'
        ? [seasonScope(season_id)]
        : [],
  )
  const sharing = records.flatMap(({ further_tournament_ids }) => further_tournament_ids ?? [])
  const games = await scopesOfGames(
    tx,
    records.map(({ game_id }) => game_id).filter(id => typeof id === 'number'),
  )
  // Id 0, which no record has, represents a new record: no scope holds it yet.
  const affected = await affectedBy(tx, family, ...records.map(record => ({ id: 0, ...record })))
  const touched = affected.filter(({ key }) => !key.includes(0))
  return [
    ...events,
    ...sharing.filter(id => typeof id === 'number').map(tournamentScope),
    ...games,
    ...(await scopesHolding(tx, [...records.flatMap(record => parentsOf(family, record)), ...touched])),
  ]
}

/** Links to parents: a write to a record also locks the scopes that hold these. */
const parents: { readonly [F in Family]: readonly FieldOf<F>[] } = {
  organizations: [],
  leagues: [],
  seasons: [],
  players: [],
  teams: [],
  team_players: ['team_id'],
  meets: [],
  officials: [],
  tournaments: [],
  tournament_teams: [],
  event_sites: [],
  game_sites: ['event_site_id'],
  pools: [],
  pool_rounds: ['pool_id'],
  brackets: [],
  swiss_rounds: [],
  tie_decisions: ['pool_id'],
  games: ['pool_id', 'pool_round_id'],
  game_officials: [],
  game_scores: [],
  game_sportsmanship_scores: [],
  events: ['event_site_id'],
  awards: [],
}

function parentsOf(family: Family, record: StoredRecord): AffectedRecords {
  const names: readonly string[] = parents[family]
  return linksOf(family).flatMap(({ field, to, isList }) => {
    // Related records name each other, so all of them are written.
    const isLocked = names.includes(field) || (isList && to === family)
    const ids: readonly unknown[] = isLocked ? [record[field]].flat() : []
    return ids.filter(id => typeof id === 'number').map(id => ({ family: to, key: [id] }))
  })
}

/** The scopes whose catalogs hold any of these records. */
export async function scopesHolding(tx: Tx, records: AffectedRecords): Promise<Scope[]> {
  const ids = records.map(({ family, key }) => catalogId(family, key))
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('feed')
    .select('scope')
    .distinct()
    .where('collection', '=', 'catalog')
    .where('deleted', '=', false)
    .where(eb => eb('id', '=', eb.fn.any(eb.val(keyArray(ids)))))
    .modifyEnd(prepared)
    .execute()
  return rows.map(({ scope }) => scope)
}
