import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

/**
 * SQL for the status of a row of `games` at which nothing is recorded: a second grand final is not needed
 * once the team without a defeat has won the first.
 */
export const unplayedStatus = sql<
  'scheduled' | 'not needed'
>`case when exists (select from games as first_final
  where first_final.next_game_for_winner_id = games.id and first_final.next_game_for_loser_id = games.id and first_final.next_team_for_winner = 2
    and first_final.status = 'final' and first_final.winner_id = first_final.team_1_id) then 'not needed' else 'scheduled' end`

/**
 * Closes a second grand final that is not needed, and opens it again if the first was won by the other team.
 */
export async function closeIfNeedless(tx: Tx, gameId: number): Promise<void> {
  await tx
    .updateTable('games')
    .set({ status: unplayedStatus })
    .where('id', '=', gameId)
    .where('status', 'in', ['scheduled', 'not needed'])
    .where('status', '<>', unplayedStatus)
    .execute()
}
