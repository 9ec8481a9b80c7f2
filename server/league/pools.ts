import { addMinutes } from '../../shared-schema/resources/time.ts'
import { roundRobin } from '../../shared-schema/rules/pools/round-robin.ts'
import { publish } from './catalog.ts'
import type { FamilyRules } from './family-rules.ts'
import { inItsZone } from './local-time.ts'
import { makeGames } from './make-games.ts'
import { checkTeams, teamIdsOf } from './named-teams.ts'
import { Problem } from './problem.ts'

/** 2,016 games: more than that is a mistake. */
const MOST_TEAMS = 64

/** A pool is made with its teams; on request also with the rounds and games of a complete round robin. */
export const poolRules: Partial<FamilyRules> = {
  async prepare(tx, record, before) {
    const teamIds = teamIdsOf(record.team_ids)
    await checkTeams(tx, teamIds)
    if (record.generate_matchups === true && typeof record.start_time !== 'string') {
      throw Problem.field('start_time', 'is needed to generate the games')
    }
    if (record.generate_matchups === true && teamIds.length > MOST_TEAMS) {
      throw Problem.field('team_ids', `must name at most ${MOST_TEAMS} teams for a complete round robin: make several pools`)
    }
    return inItsZone(tx, record, before)
  },

  async created(tx, pool) {
    if (pool.generate_matchups !== true) return
    const rounds = roundRobin(teamIdsOf(pool.team_ids))
    for (const [index, { games }] of rounds.entries()) {
      const start_time = addMinutes(String(pool.start_time), index * Number(pool.time_between_rounds))
      const round = await tx.insertInto('pool_rounds').values({
        pool_id: Number(pool.id), tournament_id: Number(pool.tournament_id), owner_id: Number(pool.owner_id),
        round_number: index + 1, start_time, timezone: String(pool.timezone),
      }).returning('id').executeTakeFirstOrThrow()
      await makeGames(tx, pool, games.map(game => ({ ...game, start_time, pool_id: Number(pool.id), pool_round_id: round.id })))
      await publish(tx, [{ family: 'pool_rounds', key: [round.id] }])
    }
  },
}

/** A round of a pool takes the next number where none is given. */
export const poolRoundRules: Partial<FamilyRules> = {
  async prepare(tx, record, before) {
    const pool = await tx.selectFrom('pools').select(['tournament_id']).where('id', '=', Number(record.pool_id)).executeTakeFirstOrThrow()
    const last = await tx.selectFrom('pool_rounds').select(eb => eb.fn.max('round_number').as('number'))
      .where('pool_id', '=', Number(record.pool_id)).executeTakeFirst()
    const placed = { ...record, tournament_id: pool.tournament_id, round_number: record.round_number ?? before?.round_number ?? (last?.number ?? 0) + 1 }
    return inItsZone(tx, placed, before)
  },
}
