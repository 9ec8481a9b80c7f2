import { isVoid } from '../../../shared-schema/rules/progress/ruling.ts'
import { gamesOfPool } from '../../../shared-schema/rules/standings/tournament-play.ts'
import type { Tx } from '../../database/transaction.ts'

interface Pool {
  readonly id: number
  readonly tournament_id: number
  readonly team_ids: readonly number[]
  readonly counts_earlier_games: boolean
}

/** True for two teams that have met in the games that count in a pool; void games are to be played again. */
export async function metInPool(tx: Tx, pool: Pool): Promise<(one: number, other: number) => boolean> {
  const games = await tx
    .selectFrom('games')
    .select(['pool_id', 'swiss_round_id as round_number', 'team_1_id', 'team_2_id', 'ruling'])
    .where('tournament_id', '=', pool.tournament_id)
    .$if(!pool.counts_earlier_games, query => query.where('pool_id', '=', pool.id))
    .execute()
  const counting = gamesOfPool(
    games.filter(({ ruling }) => !isVoid(ruling)),
    pool,
  )
  const pairs = new Set(
    counting.flatMap(({ team_1_id: one, team_2_id: two }) => [`${one} ${two}`, `${two} ${one}`]),
  )
  return (one, other) => pairs.has(`${one} ${other}`)
}
