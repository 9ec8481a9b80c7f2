import type { Selectable } from 'kysely'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import type { Database } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import { publish } from './catalog.ts'

type Game = Selectable<Database['games']>

/**
 * Moves the winner and the loser of a game on to their next games, or takes them back out when
 * the game is no longer decided. A next game that has begun keeps its teams: people decide then.
 */
export async function advance(tx: Tx, game: Game, state: GameState): Promise<void> {
  const { winner_id } = state
  const loser = winner_id === null ? null : winner_id === game.team_1_id ? game.team_2_id : game.team_1_id
  await place(tx, game, game.next_game_for_winner_id, game.next_team_for_winner, winner_id)
  await place(tx, game, game.next_game_for_loser_id, game.next_team_for_loser, loser)
}

async function place(tx: Tx, from: Game, nextId: number | null, slot: number, teamId: number | null): Promise<void> {
  if (nextId === null) return
  const next = await tx.selectFrom('games').selectAll().where('id', '=', nextId).executeTakeFirst()
  if (!next || next.status !== 'scheduled') return
  const column = slot === 2 ? 'team_2_id' : 'team_1_id'
  const held = next[column]
  if (held === teamId) return
  // Only a team that came from this game is taken out again: the office may have set another.
  if (teamId === null && held !== from.team_1_id && held !== from.team_2_id) return
  await tx.updateTable('games').set({ [column]: teamId }).where('id', '=', nextId).execute()
  await publish(tx, [{ family: 'games', key: [nextId] }])
}
