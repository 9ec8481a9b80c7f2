import { sql, type Kysely, type RawBuilder } from 'kysely'
import { publishScope } from '../../../server/feed/catalog/catalog.ts'
import type { Database } from '../../../server/database/schema.ts'
import { transaction } from '../../../server/database/transaction.ts'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { CUP } from '../replication/seed.ts'

export const SMALL_CUP = 'Small Cup'

/** Of a pool in which everybody meets everybody. */
const TEAMS = 6

/**
 * Makes a tournament of a pool with 15 games, as a club runs it in a day: the seeded one is so large that its
 * documents come in a dozen requests.
 * @returns the tournament, and the last of its games
 */
export async function makeSmallEvent(db: Kysely<Database>): Promise<{ tournament: number; game: number }> {
  return transaction(db, async tx => {
    const made = async (query: RawBuilder<{ id: number }>): Promise<number> => {
      const last = (await query.execute(tx)).rows.at(-1)
      if (!last) throw new Error('Nothing was made')
      return last.id
    }
    const tournament = await made(sql`
      insert into tournaments (name, owner_id, season_id, start_date, end_date, timezone, visibility, uses_seeds,
        scheduling_format, swiss_points_for_bye, swiss_scoring_system, swiss_pairing_type, swiss_victory_points_games_to, swiss_victory_points_cap)
      select ${SMALL_CUP}, owner_id, season_id, start_date, end_date, timezone, visibility, uses_seeds,
        scheduling_format, swiss_points_for_bye, swiss_scoring_system, swiss_pairing_type, swiss_victory_points_games_to, swiss_victory_points_cap
      from tournaments where id = ${CUP} returning id`)
    await sql`
      insert into tournament_teams (tournament_id, team_id, owner_id, seed)
      select ${tournament}, id, owner_id, id from teams where id <= ${TEAMS}`.execute(tx)
    const pool = await made(sql`
      insert into pools (name, owner_id, tournament_id, team_ids, timezone)
      select 'Pool', 1, ${tournament}, array_agg(id order by id), 'Europe/Amsterdam' from teams where id <= ${TEAMS}
      returning id`)
    const round = await made(sql`
      insert into pool_rounds (owner_id, pool_id, tournament_id, round_number, timezone)
      values (1, ${pool}, ${tournament}, 1, 'Europe/Amsterdam') returning id`)
    const game = await made(sql`
      insert into games (owner_id, season_id, tournament_id, pool_id, pool_round_id, team_1_id, team_2_id, start_time, timezone)
      select 1, one.season_id, ${tournament}, ${pool}, ${round}, one.id, two.id,
        timestamptz '2026-06-12 07:00Z' + two.id * interval '90 minutes', 'Europe/Amsterdam'
      from teams one, teams two where one.id < two.id and two.id <= ${TEAMS} returning id`)
    await publishScope(tx, tournamentScope(tournament))
    return { tournament, game }
  })
}
