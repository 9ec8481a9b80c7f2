import { withOffset } from '../../../shared-schema/resources/time.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import type { Tx } from '../../database/transaction.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import { TIME_ZONE } from './schedule.ts'

/** The field of a game. */
export interface Place {
  readonly game: number
  /** The field's game site. */
  readonly field: number
}

/** Gives games their fields, all together because they are many. */
export async function placeGames(tx: Tx, places: readonly Place[]): Promise<void> {
  for (const { game, field } of places) {
    await tx.updateTable('games').set({ game_site_id: field }).where('id', '=', game).execute()
  }
  await publish(
    tx,
    places.map(({ game }) => ({ family: 'games', key: [game] })),
  )
}

/**
 * Moves the rounds of a pool, and their games, to these local times.
 * @param starts one for each round
 */
export async function movePoolRounds(tx: Tx, pool: number, starts: readonly string[]): Promise<void> {
  const rounds = await tx
    .selectFrom('pool_rounds')
    .select('id')
    .where('pool_id', '=', pool)
    .orderBy('round_number')
    .execute()
  for (const [index, { id }] of rounds.entries()) {
    const start_time = withOffset(at(starts, index), TIME_ZONE)
    await tx.updateTable('pool_rounds').set({ start_time }).where('id', '=', id).execute()
    await tx.updateTable('games').set({ start_time }).where('pool_round_id', '=', id).execute()
  }
  const games = await tx.selectFrom('games').select('id').where('pool_id', '=', pool).execute()
  await publish(tx, [
    ...rounds.map(({ id }) => ({ family: 'pool_rounds' as const, key: [id] })),
    ...games.map(({ id }) => ({ family: 'games' as const, key: [id] })),
  ])
}
