import { at } from '../../../shared-schema/rules/at.ts'
import { snakePools } from '../../rules/pools/snake.ts'
import type { Tx } from '../../database/transaction.ts'
import { make } from './make.ts'
import { movePoolRounds, placeGames } from './place-games.ts'
import { MINUTES_BETWEEN_POOL_ROUNDS, startsOfPool } from './schedule.ts'
import type { Setting } from './setting.ts'
import type { Squad } from './squad.ts'

const POOLS = ['A', 'B', 'C', 'D']

/** Deals the teams into pools, in which everybody meets everybody, and gives each game its time and field. */
export async function makePools(tx: Tx, setting: Setting, squads: readonly Squad[]): Promise<void> {
  for (const [place, team_ids] of snakePools(dealingOrder(squads), POOLS.length).entries()) {
    const starts = startsOfPool(place)
    const pool = await make(tx, setting.office, 'pools', {
      name: at(POOLS, place),
      tournament_id: setting.tournament,
      team_ids,
      generate_matchups: true,
      start_time: at(starts, 0),
      time_between_rounds: MINUTES_BETWEEN_POOL_ROUNDS,
    })
    // The rounds were made at even intervals: those of later days move to the morning.
    await movePoolRounds(tx, pool, starts)
    await placeOnFields(tx, setting, pool, place)
  }
}

/**
 * The order of seeds, with the second four swapped in pairs: otherwise teams would meet their quarter-final
 * opponents in their pools.
 */
function dealingOrder(squads: readonly Squad[]): number[] {
  return squads.map((_, index) => at(squads, index >= 4 && index < 8 ? index ^ 1 : index).team_id)
}

/**
 * Two pools play at a time, three games each; they rotate from round to round, so that all fields are used.
 */
async function placeOnFields(tx: Tx, { fields }: Setting, pool: number, place: number): Promise<void> {
  const games = await tx
    .selectFrom('games')
    .innerJoin('pool_rounds', 'pool_rounds.id', 'games.pool_round_id')
    .select('games.id')
    .where('games.pool_id', '=', pool)
    .orderBy('round_number')
    .orderBy('games.id')
    .execute()
  await placeGames(
    tx,
    games.map(({ id }, index) => ({
      game: id,
      field: at(fields, ((place % 2) * 3 + index) % fields.length),
    })),
  )
}
