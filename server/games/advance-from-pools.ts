import { hasBegun, type GameStatus } from '../../shared-schema/rules/progress/game-status.ts'
import type { Comer } from '../../shared-schema/rules/progress/sent-on.ts'
import { comersOf, type PlaysOn } from '../../shared-schema/rules/standings/pool-places.ts'
import type { Tx } from '../database/transaction.ts'
import { loadOnePlay } from './tournament-play.ts'

/**
 * Sends the teams of a tournament's pools to the games that take them by place, or records that nobody comes
 * from a place. Takes this back if a place is no longer decided.
 * @returns the ids of the games whose teams changed, for the caller to fold
 */
export async function advanceFromPools(tx: Tx, tournamentId: number): Promise<number[]> {
  const games = await tx
    .selectFrom('games')
    .select([
      'id',
      'team_1_id',
      'team_2_id',
      'teams_decided',
      'status',
      'team_1_pool_id',
      'team_1_pool_place',
      'team_2_pool_id',
      'team_2_pool_place',
      'sent_team_1_id',
      'sent_team_2_id',
      'sent_nobody_1',
      'sent_nobody_2',
    ])
    .where('tournament_id', '=', tournamentId)
    .where(eb => eb.or([eb('team_1_pool_id', 'is not', null), eb('team_2_pool_id', 'is not', null)]))
    .orderBy('id')
    .execute()
  if (games.length === 0) return []
  const play = await loadOnePlay(tx, tournamentId)
  const places = new Map(play.pools.map(pool => [pool.id, comersOf(play, pool, playingOn(games, pool.id))]))
  const changed: number[] = []
  for (const game of games) {
    const sent: Partial<
      Pick<typeof game, 'sent_team_1_id' | 'sent_team_2_id' | 'sent_nobody_1' | 'sent_nobody_2'>
    > = {}
    for (const slot of [1, 2] as const) {
      const [pool, place] = [game[`team_${slot}_pool_id`], game[`team_${slot}_pool_place`]]
      if (pool === null) continue
      const comer: Comer = places.get(pool)?.(place ?? 0) ?? null
      sent[`sent_team_${slot}_id`] = comer === 'nobody' ? null : comer
      sent[`sent_nobody_${slot}`] = comer === 'nobody'
    }
    if (Object.entries(sent).every(([name, value]) => Reflect.get(game, name) === value)) continue
    await tx.updateTable('games').set(sent).where('id', '=', game.id).execute()
    changed.push(game.id)
  }
  return changed
}

interface FedGame {
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  readonly teams_decided: boolean
  readonly status: GameStatus
  readonly team_1_pool_id: number | null
  readonly team_1_pool_place: number | null
  readonly team_2_pool_id: number | null
  readonly team_2_pool_place: number | null
}

/** The teams that play on from places of a pool, even if the pool's standings have changed since. */
function playingOn(games: readonly FedGame[], poolId: number): PlaysOn[] {
  return games
    .filter(game => game.teams_decided || hasBegun(game.status))
    .flatMap(game =>
      ([1, 2] as const).flatMap(slot => {
        const [team_id, place] = [game[`team_${slot}_id`], game[`team_${slot}_pool_place`]]
        if (game[`team_${slot}_pool_id`] !== poolId || team_id === null || place === null) return []
        return [{ place, team_id, is_kept: game.teams_decided }]
      }),
    )
}
