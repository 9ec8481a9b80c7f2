import { sql } from 'kysely'
import {
  sentOn,
  type Kept,
  type Links,
  type Outcome,
  type Sides,
  type Vacancies,
} from '../../shared-schema/rules/progress/sent-on.ts'
import type { Tx } from '../database/transaction.ts'

/**
 * Sends the winner and the loser of a game on to their next games, or takes them back if the game
 * is no longer decided.
 * @returns the ids of the games whose teams changed, for the caller to fold
 */
export async function advance(
  tx: Tx,
  game: Links & Sides & Vacancies & { readonly kept: Kept },
  outcome: Outcome,
): Promise<number[]> {
  const changed: number[] = []
  for (const { game_id, slot, team_id } of sentOn(game, outcome, game.kept)) {
    const [team, nobody] = [`sent_team_${slot}_id` as const, `sent_nobody_${slot}` as const]
    const sent = team_id === 'nobody' ? null : team_id
    const { numUpdatedRows } = await tx
      .updateTable('games')
      .set({ [team]: sent, [nobody]: team_id === 'nobody' })
      .where('id', '=', game_id)
      .where(
        sql<boolean>`(${sql.ref(team)}, ${sql.ref(nobody)}) is distinct from (${sent}::integer, ${team_id === 'nobody'}::boolean)`,
      )
      .executeTakeFirst()
    if (numUpdatedRows > 0n) changed.push(game_id)
  }
  return [...new Set(changed)]
}
