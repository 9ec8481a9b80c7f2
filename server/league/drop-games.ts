import type { Tx } from '../database/transaction.ts'
import { publish } from './catalog.ts'
import { Problem } from './problem.ts'

/**
 * Removes the games that a bracket or swiss round made, together with it.
 * @throws Problem when something was recorded at one of them: then a person must decide
 */
export async function dropGames(tx: Tx, column: 'bracket_id' | 'swiss_round_id', id: number): Promise<void> {
  const games = await tx.selectFrom('games').select(['id', 'status', 'game_site_id']).where(column, '=', id).execute()
  const begun = games.filter(({ status }) => status !== 'scheduled').length
  if (begun > 0) throw new Problem(409, `Something was recorded at ${begun} of its ${games.length} games; delete those games or what was recorded first.`)
  await tx.updateTable('games').set({ next_game_for_winner_id: null, next_game_for_loser_id: null }).where(column, '=', id).execute()
  await tx.deleteFrom('games').where(column, '=', id).execute()
  await publish(tx, games.map(game => ({ family: 'games', key: [game.id] })))
}
