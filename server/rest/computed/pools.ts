import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { poolStandings } from '../../../shared-schema/rules/standings/pool-standings.ts'
import type { Compute } from './index.ts'

/** The standings of pools, best team first. */
export const poolTables: Compute = async (objects, pools) => {
  const { db } = objects
  const games = groupBy(await db.selectFrom('games').selectAll()
    .where('pool_id', 'in', pools.map(pool => Number(pool.id))).orderBy('id').execute(), game => game.pool_id)
  const entrants = await db.selectFrom('tournament_teams').select(['tournament_id', 'team_id', 'seed'])
    .where('tournament_id', 'in', pools.map(pool => Number(pool.tournament_id))).execute()
  const seeds = new Map(entrants.map(({ tournament_id, team_id, seed }) => [`${tournament_id}/${team_id}`, seed]))
  const teams = await objects.short('teams', pools.flatMap(pool => idsOf(pool.team_ids)))
  return pools.map(pool => {
    const members = idsOf(pool.team_ids).map(team_id => ({ team_id, seed: seeds.get(`${pool.tournament_id}/${team_id}`) ?? null }))
    const standings = poolStandings(members, games.get(Number(pool.id)) ?? [])
    return { standings: standings.map(standing => ({ ...standing, team: teams.get(standing.team_id) ?? null })) }
  })
}

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.filter(id => typeof id === 'number') : [])
