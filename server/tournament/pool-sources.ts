import type { PoolPlace } from '../../shared-schema/resources/brackets.ts'
import { seedsFromPools } from '../rules/brackets/seeds-from-pools.ts'
import type { DraftIn } from '../database/family-records.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import { teamIdsOf } from '../access/teams/named-teams.ts'

/**
 * The pool places that supply a new bracket's teams once decided, in seed order; empty if not requested.
 * @throws Problem for a pool of another tournament, a place that its pool does not have, or one that is named
 *   twice
 */
export async function poolSourcesOf(tx: Tx, bracket: DraftIn<'brackets'>): Promise<PoolPlace[]> {
  const named = bracket.sources ?? []
  const follows = bracket.follows_pools === true
  if (named.length === 0 && !follows) return []
  const poolIds = teamIdsOf(bracket.pool_ids)
  if (named.length > 0 && (follows || poolIds.length > 0))
    throw Problem.field('sources', t => t('tournament.sourcesAndPools'))
  if (named.length === 0 && poolIds.length === 0)
    throw Problem.field('follows_pools', t => t('tournament.followsNoPools'))
  if (
    teamIdsOf(bracket.team_ids).length > 0 ||
    bracket.swiss_round_id != null ||
    bracket.season_table != null
  )
    throw Problem.field('team_ids', t => t('tournament.severalSources'))
  const pools = await tx
    .selectFrom('pools')
    .select(['id', 'name', 'team_ids'])
    .where('tournament_id', '=', bracket.tournament_id)
    .execute()
  const field = named.length > 0 ? 'sources' : 'pool_ids'
  const poolOf = (id: number) => {
    const pool = pools.find(one => one.id === id)
    if (!pool) throw Problem.field(field, t => t('tournament.poolOfOthers', { pool: id }))
    return pool
  }
  if (named.length === 0) return ofPools(poolIds.map(poolOf), bracket)
  const seen = new Set<string>()
  for (const { pool_id, place } of named) {
    const { name, team_ids } = poolOf(pool_id)
    if (place > team_ids.length)
      throw Problem.field(field, t =>
        t('tournament.placeBeyondPool', { pool: name, place, teams: team_ids.length }),
      )
    if (seen.has(`${pool_id} ${place}`))
      throw Problem.field(field, t => t('tournament.placeTwice', { pool: name, place }))
    seen.add(`${pool_id} ${place}`)
  }
  return named
}

/** A range of places of each pool, in the order in which pool-mates meet late. */
function ofPools(
  pools: readonly { readonly id: number; readonly team_ids: readonly number[] }[],
  bracket: DraftIn<'brackets'>,
): PoolPlace[] {
  const from = bracket.from_place ?? 1
  const to = bracket.to_place ?? Infinity
  if (to < from) throw Problem.field('to_place', t => t('tournament.placesReversed'))
  const all: PoolPlace[] = []
  const lists = pools.map(({ id, team_ids }) =>
    team_ids.slice(from - 1, to === Infinity ? undefined : to).map((_, index) => {
      all.push({ pool_id: id, place: from + index })
      return all.length - 1
    }),
  )
  return seedsFromPools(lists).flatMap(index => all.slice(index, index + 1))
}
