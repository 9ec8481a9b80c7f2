import { isVoid } from '../../../shared-schema/rules/progress/ruling.ts'
import { gamesOfPool } from '../../../shared-schema/rules/standings/tournament-play.ts'
import type { Tx } from '../../database/transaction.ts'

interface Pool {
  readonly id: number
  readonly tournament_id: number
  readonly team_ids: readonly number[]
  readonly counts_earlier_games: boolean
}

/** The opponents of each team in the games that count in a pool; void games are to be played again. */
export async function opponentsInPool(tx: Tx, pool: Pool): Promise<(team: number) => ReadonlySet<number>> {
  const games = await tx
    .selectFrom('games')
    .select(['pool_id', 'swiss_round_id as round_number', 'team_1_id', 'team_2_id', 'ruling'])
    .where('tournament_id', '=', pool.tournament_id)
    .execute()
  const counting = gamesOfPool(
    games.filter(({ ruling }) => !isVoid(ruling)),
    pool,
  )
  return team =>
    new Set(
      counting
        .map(({ team_1_id, team_2_id }) => [team_1_id, team_2_id])
        .filter(pair => pair.includes(team))
        .flatMap(pair => pair.filter(id => id !== null && id !== team))
        .filter(id => id !== null),
    )
}
