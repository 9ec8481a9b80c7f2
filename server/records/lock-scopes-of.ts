import { sql } from 'kysely'
import { catalogId } from '../../shared-schema/replication/catalog.ts'
import { seasonScope, tournamentScope, type Scope } from '../../shared-schema/replication/scope.ts'
import { isRecordedFamily } from '../../shared-schema/replication/entry-kinds.ts'
import { isFamily, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import { givenKeys } from '../database/given-keys.ts'
import { lockScopeOfGame, lockScopes, lockScopesFound } from '../database/lock-scopes.ts'
import { prepared } from '../database/prepared-statement.ts'
import { keyIn, type Key } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import type { AffectedRecords } from '../feed/catalog/documents.ts'
import { scopesOfGames } from '../games/lock-games.ts'
import { affectedBy } from '../feed/catalog/affected-records.ts'

/**
 * Waits until nobody else writes where records are, and lets nobody do so until the transaction ends. What is
 * read of them before may be old by then.
 * @param versions each as it is, as it will be, or both; with the fields that are known of it
 */
export async function lockScopesOf(tx: Tx, family: Family, ...versions: readonly Stored[]): Promise<void> {
  const [game, ...others] = new Set(versions.map(({ game_id }) => game_id))
  // What was recorded at a game is in no catalog.
  if (isRecordedFamily(family) && typeof game === 'number' && others.length === 0)
    return lockScopeOfGame(tx, game)
  await lockScopes(tx, await scopesOf(tx, family, ...versions))
}

/**
 * Waits its turn for the scopes in which a record is, before anything is read of it; whatever a change of it
 * needs beyond them is locked when that is known.
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

/** The scopes that records come into by their links, and those that hold what hangs on them already. */
export async function scopesOf(tx: Tx, family: Family, ...records: readonly Stored[]): Promise<Scope[]> {
  const events = records.flatMap(({ tournament_id, season_id }) =>
    typeof tournament_id === 'number'
      ? [tournamentScope(tournament_id)]
      : typeof season_id === 'number'
        ? [seasonScope(season_id)]
        : [],
  )
  const games = await scopesOfGames(
    tx,
    records.map(({ game_id }) => game_id).filter(id => typeof id === 'number'),
  )
  // No record has the id 0, which stands for one that is to be made: nothing holds that yet.
  const affected = await affectedBy(tx, family, ...records.map(record => ({ id: 0, ...record })))
  const touched = affected.filter(({ key }) => !key.includes(0))
  return [
    ...events,
    ...games,
    ...(await scopesHolding(tx, [...records.flatMap(record => parentsOf(family, record)), ...touched])),
  ]
}

/** What a record is made in, or put into. */
const parents: ReadonlySet<string> = new Set(['pool_id', 'pool_round_id', 'event_site_id'])

function parentsOf(family: Family, record: Stored): AffectedRecords {
  return Object.entries(resourceOf(family).fields).flatMap(([name, { link, links }]) => {
    const id = record[name]
    // Related records name each other, so that all of them are written.
    if (links?.family === family && Array.isArray(id))
      return id.filter(one => typeof one === 'number').map(one => ({ family, key: [one] }))
    const isParent = parents.has(name) || (family === 'team_players' && name === 'team_id')
    return isParent && link && isFamily(link.family) && typeof id === 'number'
      ? [{ family: link.family, key: [id] }]
      : []
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
    .where(eb => eb('id', '=', eb.fn.any(eb.val(givenKeys(ids)))))
    .modifyEnd(prepared)
    .execute()
  return rows.map(({ scope }) => scope)
}
