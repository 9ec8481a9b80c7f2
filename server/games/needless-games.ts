import { sql } from 'kysely'
import { voidRulings } from '../../shared-schema/rules/progress/ruling.ts'
import type { Tx } from '../database/transaction.ts'

/**
 * SQL for the status of a row of `games` of which nothing counts: one that the office has cancelled, or struck out,
 * is not needed, nor is a second grand final once the team without a defeat has won the first.
 */
export const unplayedStatus = sql<
  'scheduled' | 'not needed'
>`case when games.ruling in (${sql.join(voidRulings.map(ruling => sql.lit(ruling)))}) or exists (select from games as first_final
  where first_final.next_game_for_winner_id = games.id and first_final.next_game_for_loser_id = games.id and first_final.next_team_for_winner = 2
    and first_final.status = 'final' and first_final.winner_id = first_final.team_1_id) then 'not needed' else 'scheduled' end`

/** Closes a game that is not needed, and opens it again if it is. */
export async function closeIfNeedless(tx: Tx, gameId: number): Promise<void> {
  await tx
    .updateTable('games')
    .set({ status: unplayedStatus })
    .where('id', '=', gameId)
    .where('status', 'in', ['scheduled', 'not needed'])
    .where('status', '<>', unplayedStatus)
    .execute()
}
