import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { addMinutes } from '../../../shared-schema/resources/time.ts'
import { roundRobin } from '../../../shared-schema/rules/pools/round-robin.ts'
import { setAuditContext } from '../../access/audit-context.ts'
import type { DraftIn, OwnedIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { entrantsIn } from '../../access/teams/entrants.ts'
import { moveFromPools } from '../../games/entries/move-from-pools.ts'
import type { FamilyRules } from './family-rules.ts'
import { withTimezoneOfEvent } from '../ownership/local-time.ts'
import { makePoolRounds } from '../../tournament/rounds/make-pool-rounds.ts'
import { teamIdsOf } from '../../access/teams/named-teams.ts'
import { Problem } from '../../problems/problem.ts'
import { roundNumber } from '../../tournament/rounds/round-number.ts'

/** 2,016 games: more would be a mistake. */
const MAX_TEAMS = 64

/** A pool is created with its teams; on request also with the rounds and games of a complete round robin. */
export const poolRules: Partial<FamilyRules<'pools'>> = {
  async prepare(tx, record, before) {
    const teamIds = teamIdsOf(record.team_ids)
    if (record.team_ids !== before?.team_ids) await entrantsIn(tx, record.tournament_id, record.team_ids)
    if (record.generate_matchups === true) requireStart(record)
    if (record.generate_matchups === true && teamIds.length > MAX_TEAMS) {
      throw Problem.field('team_ids', t => t('families.poolSize', { most: MAX_TEAMS }))
    }
    return withTimezoneOfEvent(tx, record, before)
  },

  async created(tx, pool, author) {
    if (pool.generate_matchups !== true) return
    const start = requireStart(pool)
    // A rule may have been the author of forfeits in earlier pools of the list.
    await setAuditContext(tx, author)
    const rounds = roundRobin(teamIdsOf(pool.team_ids)).map(({ games }, index) => ({
      games,
      round_number: index + 1,
      start_time: addMinutes(start, index * pool.time_between_rounds),
    }))
    await makePoolRounds(tx, pool, rounds)
  },

  updated: (tx, _before, after) => moveFromPools(tx, after.tournament_id),
}

/** @throws Problem without a start */
function requireStart({ start_time }: DraftIn<'pools'>): string {
  if (typeof start_time !== 'string') throw Problem.field('start_time', t => t('families.poolStart'))
  return start_time
}

/** A pool round has a number that is unique in its pool: the next one if none is given. */
export const poolRoundRules: Partial<FamilyRules<'pool_rounds'>> = {
  isMadeAlone: true,

  async prepare(tx, record, before) {
    const { tournament_id } = await tx
      .selectFrom('pools')
      .select('tournament_id')
      .where('id', '=', record.pool_id)
      .executeTakeFirstOrThrow()
    await lockScopes(tx, [tournamentScope(tournament_id)])
    return withTimezoneOfEvent(
      tx,
      { ...record, tournament_id, round_number: await numberOf(tx, record, before) },
      before,
    )
  },
}

async function numberOf(tx: Tx, record: DraftIn<'pool_rounds'>, before: OwnedIn<'pool_rounds'> | undefined) {
  if (before && (record.round_number === null || record.round_number === before.round_number))
    return before.round_number
  const others = await tx
    .selectFrom('pool_rounds')
    .select('round_number')
    .where('pool_id', '=', record.pool_id)
    .where('id', '<>', before?.id ?? 0)
    .execute()
  return roundNumber(
    record.round_number,
    others.map(({ round_number }) => round_number),
  )
}
