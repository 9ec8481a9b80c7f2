import type { Kysely } from 'kysely'
import { withOffset } from '../../../shared-schema/resources/time.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import type { Database } from '../../database/schema.ts'
import { transaction } from '../../database/transaction.ts'
import { makeCup } from './cup.ts'
import { drawPlateRound } from './plate.ts'
import { makePools } from './pools.ts'
import { plateStarts, SATURDAY, TIME_ZONE } from './schedule.ts'
import { Scorekeeping } from './scorekeeping.ts'
import { makeSetting } from './setting.ts'
import { makeTeams } from './teams.ts'

/** The seed of all randomness. */
const SEED = 20_260_612

/** The present wave of games: earlier ones have been played. */
const NOW = withOffset(`${SATURDAY}T10:40:00`, TIME_ZONE)

/** For each live game, the minutes that have reached the office. */
const LIVE_MINUTES = [47, 44]

/**
 * Fills an empty database with an invented league in the middle of its tournament: pools, cup and plate are
 * half played, two games are live. The result is the same every time.
 */
export async function fillDemo(db: Kysely<Database>): Promise<void> {
  const { setting, squads } = await transaction(db, async tx => {
    const setting = await makeSetting(tx)
    const squads = await makeTeams(tx, setting, SEED)
    await makePools(tx, setting, squads)
    await makeCup(tx, setting, squads)
    await drawPlateRound(tx, setting, squads, plateStarts[0])
    return { setting, squads }
  })
  const scorekeeping = new Scorekeeping(db, setting, squads, SEED)
  for (const game of await gamesAt('<')) await scorekeeping.playToTheEnd(game)
  await transaction(db, tx => drawPlateRound(tx, setting, squads, plateStarts[1]))
  for (const [index, game] of (await gamesAt('=')).slice(0, LIVE_MINUTES.length).entries()) {
    await scorekeeping.playFor(game, at(LIVE_MINUTES, index))
  }

  function gamesAt(when: '<' | '=') {
    return db
      .selectFrom('games')
      .select(['id', 'start_time', 'team_1_id', 'team_2_id', 'game_site_id'])
      .where('tournament_id', '=', setting.tournament)
      .where('start_time', when, NOW)
      .orderBy('start_time')
      .orderBy('game_site_id')
      .execute()
  }
}
