import { decidedPlaces } from '../../shared-schema/rules/standings/pool-places.ts'
import type { Tx } from '../database/transaction.ts'
import { loadOnePlay } from './tournament-play.ts'

/**
 * Sends the teams of a tournament's pools to the games that take them by their places, or takes them back
 * where a place is no longer decided.
 * @returns the ids of the games to which other teams are sent than before, for their caller to fold
 */
export async function advanceFromPools(tx: Tx, tournamentId: number): Promise<number[]> {
  const games = await tx
    .selectFrom('games')
    .select([
      'id',
      'team_1_pool_id',
      'team_1_pool_place',
      'team_2_pool_id',
      'team_2_pool_place',
      'sent_team_1_id',
      'sent_team_2_id',
    ])
    .where('tournament_id', '=', tournamentId)
    .where(eb => eb.or([eb('team_1_pool_id', 'is not', null), eb('team_2_pool_id', 'is not', null)]))
    .orderBy('id')
    .execute()
  if (games.length === 0) return []
  const play = await loadOnePlay(tx, tournamentId)
  const places = new Map(play.pools.map(pool => [pool.id, decidedPlaces(play, pool)]))
  const changed: number[] = []
  for (const game of games) {
    const sentBy = (pool: number | null, place: number | null, otherwise: number | null) =>
      pool === null ? otherwise : (places.get(pool)?.[(place ?? 0) - 1] ?? null)
    const sent = {
      sent_team_1_id: sentBy(game.team_1_pool_id, game.team_1_pool_place, game.sent_team_1_id),
      sent_team_2_id: sentBy(game.team_2_pool_id, game.team_2_pool_place, game.sent_team_2_id),
    }
    if (sent.sent_team_1_id === game.sent_team_1_id && sent.sent_team_2_id === game.sent_team_2_id) continue
    await tx.updateTable('games').set(sent).where('id', '=', game.id).execute()
    changed.push(game.id)
  }
  return changed
}
