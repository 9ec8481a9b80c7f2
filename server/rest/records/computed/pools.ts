import { reasonText } from '../../../../shared-schema/rules/standings/reason-text.ts'
import { poolTable } from '../../../../shared-schema/rules/standings/tournament-play.ts'
import { loadPlay } from '../../../games/tournament-play.ts'
import { nameIn } from './names.ts'
import type { Compute } from './compute.ts'

/** The standings of pools, best team first. */
export const poolTables: Compute = async (objects, pools) => {
  const plays = await loadPlay(
    objects.db,
    pools.map(pool => Number(pool.tournament_id)),
  )
  const found = new Map(
    [...plays.values()].flatMap(play => play.pools.map(pool => [pool.id, { play, pool }] as const)),
  )
  const teams = await objects.short(
    'teams',
    pools.flatMap(({ id }) => [...(found.get(Number(id))?.pool.team_ids ?? [])]),
  )
  return pools.map(({ id }) => {
    const own = found.get(Number(id))
    const standings = own ? poolTable(own.play, own.pool) : []
    return {
      standings: standings.map(({ separation, ...line }) => ({
        ...line,
        reason: separation && reasonText(separation, nameIn(teams, objects.texts), objects.texts[1]),
        team: teams.get(line.team_id) ?? null,
      })),
    }
  })
}
