import type { Pairing } from '../../../shared-schema/rules/pairing.ts'
import type { StoredIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import { freeFields } from './free-fields.ts'
import { makeGames } from './make-games.ts'

/** A pool round to create. */
export interface NewPoolRound {
  readonly round_number: number
  readonly start_time: string
  readonly games: readonly Pairing[]
}

/** Creates pool rounds with their games, on fields that are free then. */
export async function makePoolRounds(
  tx: Tx,
  pool: StoredIn<'pools'>,
  rounds: readonly NewPoolRound[],
): Promise<void> {
  const takeField = await freeFields(
    tx,
    pool.tournament_id,
    rounds.map(({ start_time }) => start_time),
  )
  const made = await makeRounds(tx, pool, rounds)
  const games = rounds.flatMap(round =>
    round.games.map(game => ({
      ...game,
      start_time: round.start_time,
      game_site_id: takeField(round.start_time),
      pool_id: pool.id,
      pool_round_id: made.get(round.round_number) ?? 0,
    })),
  )
  for (let next = 0; next < games.length; next += MAX_AT_ONCE)
    await makeGames(tx, pool, games.slice(next, next + MAX_AT_ONCE))
  await publish(
    tx,
    [...made.values()].map(id => ({ family: 'pool_rounds', key: [id] })),
  )
}

/** A statement takes 65,535 parameters, and each game has about thirty. */
const MAX_AT_ONCE = 1000

/** @returns the ids of the rounds by their numbers */
async function makeRounds(
  tx: Tx,
  pool: StoredIn<'pools'>,
  rounds: readonly NewPoolRound[],
): Promise<ReadonlyMap<number | null, number>> {
  if (rounds.length === 0) return new Map()
  const made = await tx
    .insertInto('pool_rounds')
    .values(
      rounds.map(({ round_number, start_time }) => ({
        pool_id: pool.id,
        tournament_id: pool.tournament_id,
        owner_id: pool.owner_id,
        round_number,
        start_time,
        timezone: pool.timezone,
      })),
    )
    .returning(['id', 'round_number'])
    .execute()
  return new Map(made.map(({ id, round_number }) => [round_number, id]))
}
