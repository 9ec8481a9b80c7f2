import { sql } from 'kysely'
import { sentOn, type Kept, type Links, type Sides } from '../../shared-schema/rules/progress/sent-on.ts'
import type { Tx } from '../database/transaction.ts'

/**
 * Sends the winner and the loser of a game on to their next games, or takes them back if the game
 * is no longer decided.
 * @returns the ids of the games to which other teams are sent than before, for their caller to fold
 */
export async function advance(
  tx: Tx,
  game: Links & Sides & { readonly kept: Kept },
  winnerId: number | null,
): Promise<number[]> {
  const changed: number[] = []
  for (const { game_id, slot, team_id } of sentOn(game, winnerId, game.kept)) {
    const column = slot === 1 ? 'sent_team_1_id' : 'sent_team_2_id'
    const { numUpdatedRows } = await tx
      .updateTable('games')
      .set({ [column]: team_id })
      .where('id', '=', game_id)
      .where(sql<boolean>`${sql.ref(column)} is distinct from ${team_id}`)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) changed.push(game_id)
  }
  return [...new Set(changed)]
}
