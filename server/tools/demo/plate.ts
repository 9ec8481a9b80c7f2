import { at } from '../../../shared-schema/rules/at.ts'
import type { Tx } from '../../database/transaction.ts'
import { CUP_TEAMS } from './cup.ts'
import { make } from './make.ts'
import { placeGames } from './place-games.ts'
import type { Setting } from './setting.ts'
import type { Squad } from './squad.ts'

/** Draws the next swiss round of the plate, for the teams that do not play for the cup. */
export async function drawPlateRound(
  tx: Tx,
  setting: Setting,
  squads: readonly Squad[],
  start_time: string,
): Promise<void> {
  const { office, tournament, fields } = setting
  const round = await make(tx, office, 'swiss_rounds', {
    tournament_id: tournament,
    start_time,
    team_ids: squads.slice(CUP_TEAMS).map(squad => squad.team_id),
  })
  const games = await tx
    .selectFrom('games')
    .select('id')
    .where('swiss_round_id', '=', round)
    .orderBy('id')
    .execute()
  await placeGames(
    tx,
    games.map(({ id }, index) => ({ game: id, field: at(fields, index) })),
  )
}
