import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Pairing } from '../../shared-schema/rules/pairing.ts'
import type { Tx } from '../database/transaction.ts'
import { publish } from '../catalog/catalog.ts'
import { freeFields } from './free-fields.ts'
import { makeGames } from './make-games.ts'

/** A round of a pool before it is made. */
export interface NewPoolRound {
  readonly round_number: number
  readonly start_time: string
  readonly games: readonly Pairing[]
}

/** Makes rounds of a pool with their games, on fields that are free then. */
export async function makePoolRounds(tx: Tx, pool: Stored, rounds: readonly NewPoolRound[]): Promise<void> {
  const takeField = await freeFields(
    tx,
    Number(pool.tournament_id),
    rounds.map(({ start_time }) => start_time),
  )
  for (const { games, round_number, start_time } of rounds) {
    const round = await tx
      .insertInto('pool_rounds')
      .values({
        pool_id: Number(pool.id),
        tournament_id: Number(pool.tournament_id),
        owner_id: Number(pool.owner_id),
        round_number,
        start_time,
        timezone: String(pool.timezone),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await makeGames(
      tx,
      pool,
      games.map(game => ({
        ...game,
        start_time,
        game_site_id: takeField(start_time),
        pool_id: Number(pool.id),
        pool_round_id: round.id,
      })),
    )
    await publish(tx, [{ family: 'pool_rounds', key: [round.id] }])
  }
}
