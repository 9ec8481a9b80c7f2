import { at } from '../../../shared-schema/rules/at.ts'
import type { Tx } from '../../database/transaction.ts'
import { make } from './make.ts'
import { placeGames } from './place-games.ts'
import { CUP_MINUTES_BETWEEN_ROUNDS, CUP_START } from './schedule.ts'
import type { Setting } from './setting.ts'
import type { Squad } from './squad.ts'

/** The number of top seeds that play for the cup. */
export const CUP_TEAMS = 8

/** Makes the cup's bracket of the best seeds. */
export async function makeCup(
  tx: Tx,
  { office, tournament, fields }: Setting,
  squads: readonly Squad[],
): Promise<void> {
  const bracket = await make(tx, office, 'brackets', {
    name: 'Canal Cup',
    tournament_id: tournament,
    team_ids: squads.slice(0, CUP_TEAMS).map(({ team_id }) => team_id),
    start_time: CUP_START,
    time_between_rounds: CUP_MINUTES_BETWEEN_ROUNDS,
  })
  const games = await tx
    .selectFrom('games')
    .select(['id', 'bracket_slot'])
    .where('bracket_id', '=', bracket)
    .orderBy('bracket_round', 'desc')
    .orderBy('bracket_slot')
    .execute()
  await placeGames(
    tx,
    games.map(({ id, bracket_slot }) => ({ game: id, field: at(fields, bracket_slot ?? 0) })),
  )
}
