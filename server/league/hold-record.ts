import { catalogId } from '../../shared-schema/replication/catalog.ts'
import { tournamentScope, type Scope } from '../../shared-schema/replication/scope.ts'
import { isFamily, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import type { Tx } from '../database/transaction.ts'
import type { Touched } from './catalog.ts'
import { scopesOfGames } from './hold-games.ts'
import { touchedBy } from './touched.ts'

/**
 * Waits until nobody else writes where a record is, and lets nobody do so until the transaction ends. What is
 * read of it before may be old by then.
 * @param versions the record as it is, as it will be, or both; with the fields that are known of it
 */
export async function holdRecord(tx: Tx, family: Family, ...versions: readonly Stored[]): Promise<void> {
  const scopes: Scope[] = []
  for (const version of versions) scopes.push(...await scopesOf(tx, family, version))
  await lockScopes(tx, scopes)
}

/** The scopes that a record comes into by its links, and those that hold what hangs on it already. */
export async function scopesOf(tx: Tx, family: Family, record: Stored): Promise<Scope[]> {
  const { tournament_id, season_id, game_id } = record
  const event = typeof tournament_id === 'number' ? [tournamentScope(tournament_id)] : typeof season_id === 'number' ? [`season:${season_id}`] : []
  const game = typeof game_id === 'number' ? await scopesOfGames(tx, [game_id]) : []
  // No record has the id 0: nothing hangs yet on one that is to be made.
  const touched = await touchedBy(tx, family, { id: 0, ...record })
  return [...event, ...game, ...await scopesHolding(tx, [...parentsOf(family, record), ...touched])]
}

/** What a record is made in, or put into. */
const parents: ReadonlySet<string> = new Set(['pool_id', 'pool_round_id', 'event_site_id'])

function parentsOf(family: Family, record: Stored): Touched {
  return Object.entries(resourceOf(family).fields).flatMap(([name, { link, links }]) => {
    const id = record[name]
    // Related records name each other, so that all of them are written.
    if (links?.family === family && Array.isArray(id)) return id.filter(one => typeof one === 'number').map(one => ({ family, key: [one] }))
    const isParent = parents.has(name) || (family === 'team_players' && name === 'team_id')
    return isParent && link && isFamily(link.family) && typeof id === 'number' ? [{ family: link.family, key: [id] }] : []
  })
}

/** The scopes whose catalogs hold any of these records. */
export async function scopesHolding(tx: Tx, records: Touched): Promise<Scope[]> {
  const ids = records.map(({ family, key }) => catalogId(family, key))
  if (ids.length === 0) return []
  const rows = await tx.selectFrom('feed').select('scope').distinct()
    .where('collection', '=', 'catalog').where('deleted', '=', false).where(eb => eb('id', '=', eb.fn.any(eb.val(ids)))).execute()
  return rows.map(({ scope }) => scope)
}
