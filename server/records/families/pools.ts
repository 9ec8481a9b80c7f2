import { sql } from 'kysely'
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
import { metInPool } from '../../tournament/rounds/met-in-pool.ts'
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
    if (!before && record.first_place != null && teamIds.length > 1) await requireNew(tx, record)
    return withTimezoneOfEvent(tx, record, before)
  },

  async created(tx, pool, author) {
    if (pool.generate_matchups !== true) return
    const start = requireStart(pool)
    // A rule may have been the author of forfeits in earlier pools of the list.
    await setAuditContext(tx, author)
    const haveMet = await metInPool(tx, { ...pool, team_ids: teamIdsOf(pool.team_ids) })
    const rounds = roundRobin(teamIdsOf(pool.team_ids))
      .map(({ games }) => games.filter(({ team_1_id, team_2_id }) => !haveMet(team_1_id, team_2_id)))
      .filter(games => games.length > 0)
      .map((games, index) => ({
        games,
        round_number: index + 1,
        start_time: addMinutes(start, index * pool.time_between_rounds),
      }))
    await makePoolRounds(tx, pool, rounds)
  },

  updated: (tx, _before, after) => moveFromPools(tx, after.tournament_id),
}

/**
 * Two people who make the pools of a later stage at the same time make them once.
 * @throws Problem if another later pool has the same teams, and nothing of it is played
 */
async function requireNew(tx: Tx, { tournament_id, team_ids }: DraftIn<'pools'>): Promise<void> {
  await lockScopes(tx, [tournamentScope(tournament_id)])
  const own = new Set(teamIdsOf(team_ids))
  const later = await tx
    .selectFrom('pools')
    .select(['name', 'team_ids'])
    .where('tournament_id', '=', tournament_id)
    .where('first_place', 'is not', null)
    .where(
      sql<boolean>`not exists (select from games where games.pool_id = pools.id and games.status = 'final')`,
    )
    .execute()
  const same = later.find(pool => pool.team_ids.length === own.size && pool.team_ids.every(id => own.has(id)))
  if (same) throw new Problem('overtaken', t => t('families.sameTeams', { pool: same.name }))
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
