import { at } from '../../shared-schema/rules/at.ts'
import { seedPositions } from '../../shared-schema/rules/brackets/elimination.ts'
import type { Tx } from '../database/transaction.ts'
import { updateRecord } from '../league/write-record.ts'
import { make } from './make.ts'
import { placeGames } from './place-games.ts'
import { CUP_MINUTES_BETWEEN_ROUNDS, CUP_START } from './schedule.ts'
import type { Setting } from './setting.ts'
import type { Squad } from './squad.ts'

/** How many of the best seeds play for the cup. */
export const CUP_TEAMS = 8

/** Makes the cup's bracket, with its quarter-finals between the best seeds; the later games are linked to them. */
export async function makeCup(tx: Tx, { office, tournament, fields }: Setting, squads: readonly Squad[]): Promise<void> {
  const bracket = await make(tx, office, 'brackets', {
    name: 'Canal Cup', tournament_id: tournament, number_of_rounds: Math.log2(CUP_TEAMS),
    start_time: CUP_START, time_between_rounds: CUP_MINUTES_BETWEEN_ROUNDS,
  })
  const games = await tx.selectFrom('games').select(['id', 'bracket_slot']).where('bracket_id', '=', bracket)
    .orderBy('bracket_round', 'desc').orderBy('bracket_slot').execute()
  await placeGames(tx, games.map(({ id, bracket_slot }) => ({ game: id, field: at(fields, bracket_slot ?? 0) })))
  const seeds = seedPositions(CUP_TEAMS)
  const teamAt = (position: number) => at(squads, at(seeds, position) - 1).team_id
  for (const [index, { id }] of games.slice(0, CUP_TEAMS / 2).entries()) {
    await updateRecord(tx, office, 'games', [id], { team_1_id: teamAt(2 * index), team_2_id: teamAt(2 * index + 1) })
  }
}
