import { sql } from 'kysely'
import { kept } from '../database/kept.ts'
import type { Tx } from '../database/transaction.ts'

/** The games with these ids, with all by which a role can be limited to them, and what tablets hold of them. */
export async function gamePlaces(tx: Tx, ids: readonly number[]) {
  return tx.selectFrom('games').leftJoin('game_sites', 'game_sites.id', 'games.game_site_id')
    .leftJoin('swiss_rounds', 'swiss_rounds.id', 'games.swiss_round_id')
    .select(['swiss_rounds.visibility', 'games.settled', 'games.id', 'games.owner_id', 'games.season_id', 'games.tournament_id', 'games.timezone',
      'games.game_site_id', 'game_sites.event_site_id', 'games.team_1_id', 'games.team_2_id'])
    .where('games.id', '=', sql<number>`any(${ids}::integer[])`).modifyEnd(kept).execute()
}
