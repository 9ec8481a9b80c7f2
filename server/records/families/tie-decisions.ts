import type { OwnedIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { moveFromPools } from '../../games/entries/move-from-pools.ts'
import { teamsTakingPart } from '../../access/teams/entrants.ts'
import type { FamilyRules } from './family-rules.ts'
import { teamIdsOf } from '../../access/teams/named-teams.ts'
import { changedSince } from '../../problems/changed-since.ts'
import { Problem } from '../../problems/problem.ts'

/** A decision orders at least two teams of its pool, or of its tournament. */
export const tieDecisionRules: Partial<FamilyRules<'tie_decisions'>> = {
  isMadeAlone: true,

  async prepare(tx, record) {
    const teamIds = teamIdsOf(record.team_ids)
    if (teamIds.length < 2) throw Problem.field('team_ids', t => t('families.tieTeams'))
    const pool =
      typeof record.pool_id !== 'number'
        ? undefined
        : await tx
            .selectFrom('pools')
            .select(['tournament_id', 'team_ids'])
            .where('id', '=', record.pool_id)
            .executeTakeFirstOrThrow()
    if (pool && pool.tournament_id !== record.tournament_id)
      throw Problem.field('pool_id', t =>
        t('belonging.belongsToOther', { other: pool.tournament_id, own: record.tournament_id }),
      )
    const members = pool?.team_ids ?? [...(await teamsTakingPart(tx, record.tournament_id))]
    const strangers = teamIds.filter(id => !members.includes(id))
    if (strangers.length > 0)
      throw Problem.field('team_ids', t =>
        t(`families.tieStrangers.${pool ? 'pool' : 'tournament'}`, { teams: strangers.join(', ') }),
      )
    if (record.if_undecided === true) await requireUndecided(tx, record, teamIds)
    return { ...record, team_ids: teamIds }
  },

  created: moved,
  updated: (tx, _before, after) => moved(tx, after),
}

/** @throws Problem 412 if there is an order of the same teams already */
async function requireUndecided(
  tx: Tx,
  { tournament_id, pool_id }: Pick<OwnedIn<'tie_decisions'>, 'tournament_id' | 'pool_id'>,
  teamIds: readonly number[],
): Promise<void> {
  const decisions = await tx
    .selectFrom('tie_decisions')
    .select(['pool_id', 'team_ids'])
    .where('tournament_id', '=', tournament_id)
    .execute()
  const isOfSame = decisions.some(
    one =>
      one.pool_id === pool_id &&
      one.team_ids.length === teamIds.length &&
      one.team_ids.every(id => teamIds.includes(id)),
  )
  if (isOfSame) throw changedSince('tournaments')
}

/** The decision may determine who goes on from the pools. */
function moved(tx: Tx, { tournament_id }: OwnedIn<'tie_decisions'>): Promise<void> {
  return moveFromPools(tx, tournament_id)
}
