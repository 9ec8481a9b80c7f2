import { tournamentScope } from '../../shared-schema/replication/scope.ts'
import { addMinutes } from '../../shared-schema/resources/time.ts'
import type { Author } from '../access/author.ts'
import { publish } from '../feed/catalog/catalog.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import { loadRecord } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import { moveFromPools } from '../games/entries/move-from-pools.ts'
import { Problem } from '../problems/problem.ts'
import { makeGames } from '../tournament/rounds/make-games.ts'
import { metInPool } from '../tournament/rounds/met-in-pool.ts'
import { makePoolRounds } from '../tournament/rounds/make-pool-rounds.ts'
import { entrantsIn } from '../access/teams/entrants.ts'
import { teamIdsOf } from '../access/teams/named-teams.ts'
import { requireOpenEvent } from './closed-events.ts'
import { requireRight, updateRecord } from './write-record.ts'

/**
 * Creates the games of a team that was entered late: against all others of a pool, one after another behind
 * the pool's last game, or without a pool a bye in the last swiss round.
 * @throws Problem if the team is not entered, the pool is of another tournament, or without a pool there is
 *   no swiss round
 */
export async function addLateTeam(
  tx: Tx,
  author: Author,
  tournamentId: number,
  teamId: number,
  poolId: number | null,
): Promise<void> {
  await lockScopes(tx, [tournamentScope(tournamentId)])
  await entrantsIn(tx, tournamentId, [teamId])
  await (poolId === null
    ? giveBye(tx, author, tournamentId, teamId)
    : joinPool(tx, author, tournamentId, teamId, poolId))
}

async function joinPool(tx: Tx, author: Author, tournamentId: number, teamId: number, poolId: number) {
  const pool = await loadRecord(tx, 'pools', [poolId])
  if (pool?.tournament_id !== tournamentId)
    throw Problem.field('pool_id', t => t('tournament.poolOfOthers', { pool: poolId }))
  const others = teamIdsOf(pool.team_ids).filter(id => id !== teamId)
  await updateRecord(tx, author, 'pools', pool, { team_ids: [...others, teamId] })
  const games = await tx
    .selectFrom('games')
    .select('start_time')
    .where('pool_id', '=', poolId)
    .orderBy('start_time')
    .execute()
  const haveMet = await metInPool(tx, { ...pool, team_ids: [...others, teamId] })
  const rounds = await tx
    .selectFrom('pool_rounds')
    .select(eb => eb.fn.max('round_number').as('last'))
    .where('pool_id', '=', poolId)
    .executeTakeFirst()
  const last = games.at(-1)?.start_time ?? pool.start_time
  if (last === null) throw Problem.field('pool_id', t => t('families.poolStart'))
  const step = pool.time_between_rounds
  const missing = others.filter(id => !haveMet(id, teamId))
  await makePoolRounds(
    tx,
    pool,
    missing.map((other, index) => ({
      round_number: (rounds?.last ?? 0) + index + 1,
      start_time: addMinutes(last, step * (index + 1)),
      games: [{ team_1_id: other, team_2_id: teamId }],
    })),
  )
  await moveFromPools(tx, tournamentId)
}

async function giveBye(tx: Tx, author: Author, tournamentId: number, teamId: number): Promise<void> {
  const last = await tx
    .selectFrom('swiss_rounds')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .orderBy('round_number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const round = last && (await loadRecord(tx, 'swiss_rounds', [last.id]))
  if (!round) throw Problem.field('pool_id', t => t('families.lateNowhere'))
  await requireRight(tx, author, 'swiss_rounds', 'update', round)
  await requireOpenEvent(tx, 'swiss_rounds', round)
  const playing = await tx
    .selectFrom('games')
    .select('id')
    .where('swiss_round_id', '=', round.id)
    .where(eb => eb.or([eb('team_1_id', '=', teamId), eb('team_2_id', '=', teamId)]))
    .executeTakeFirst()
  if (playing) throw Problem.field('team_id', t => t('families.lateHasGame'))
  const { start_time } = round
  if (start_time === null) throw Problem.field('pool_id', t => t('families.swissStart'))
  await makeGames(tx, round, [
    {
      team_1_id: teamId,
      team_2_id: null,
      start_time,
      swiss_round_id: round.id,
      game_site_id: null,
    },
  ])
  await publish(tx, [{ family: 'swiss_rounds', key: [round.id] }])
}
