import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { addMinutes } from '../../../shared-schema/resources/time.ts'
import { roundRobin } from '../../../shared-schema/rules/pools/round-robin.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { setAuditContext } from '../../access/audit-context.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../feed/write.ts'
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
export const poolRules: Partial<FamilyRules> = {
  async prepare(tx, record, before) {
    const teamIds = teamIdsOf(record.team_ids)
    if (String(record.team_ids) !== String(before?.team_ids))
      await entrantsIn(tx, Number(record.tournament_id), record.team_ids)
    if (record.generate_matchups === true && typeof record.start_time !== 'string') {
      throw Problem.field('start_time', t => t('families.poolStart'))
    }
    if (record.generate_matchups === true && teamIds.length > MAX_TEAMS) {
      throw Problem.field('team_ids', t => t('families.poolSize', { most: MAX_TEAMS }))
    }
    return withTimezoneOfEvent(tx, record, before)
  },

  async created(tx, pool, author) {
    if (pool.generate_matchups !== true) return
    // A rule may have been the author of forfeits in earlier pools of the list.
    await setAuditContext(tx, author)
    const rounds = roundRobin(teamIdsOf(pool.team_ids)).map(({ games }, index) => ({
      games,
      round_number: index + 1,
      start_time: addMinutes(String(pool.start_time), index * Number(pool.time_between_rounds)),
    }))
    await makePoolRounds(tx, pool, rounds)
  },

  updated: (tx, _before, after) => moveFromPools(tx, Number(after.tournament_id)),
}

/** A pool round has a number that is unique in its pool: the next one if none is given. */
export const poolRoundRules: Partial<FamilyRules> = {
  isMadeAlone: true,

  async prepare(tx, record, before) {
    const { tournament_id } = await tx
      .selectFrom('pools')
      .select('tournament_id')
      .where('id', '=', Number(record.pool_id))
      .executeTakeFirstOrThrow()
    await lockScopes(tx, [tournamentScope(tournament_id)])
    return withTimezoneOfEvent(
      tx,
      { ...record, tournament_id, round_number: await numberOf(tx, record, before) },
      before,
    )
  },
}

async function numberOf(tx: Tx, record: StoredRecord, before: StoredRecord | undefined): Promise<unknown> {
  if (before && (record.round_number === null || record.round_number === before.round_number))
    return before.round_number
  const others = await tx
    .selectFrom('pool_rounds')
    .select('round_number')
    .where('pool_id', '=', Number(record.pool_id))
    .where('id', '<>', Number(before?.id ?? 0))
    .execute()
  return roundNumber(
    record.round_number,
    others.map(({ round_number }) => round_number),
  )
}
