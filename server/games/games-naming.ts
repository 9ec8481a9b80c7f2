import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

/** The games that have plays with this player, or check-ins of the player. */
export async function gamesNaming(tx: Tx, playerId: number): Promise<number[]> {
  const { rows } = await sql<{ game_id: number }>`
    select game_id from events where ${playerId} in (player_1_id, player_2_id, player_3_id) and game_id is not null
    union
    select entries.game_id from (select ${playerId}::integer as id union select id from former_players where into_id = ${playerId}) as named
    join rostered on rostered.player_id in (named.id, ${playerId})
    join games on rostered.team_id in (games.team_1_id, games.team_2_id)
    join entries on entries.game_id = games.id and entries.kind = 'check_in' and entries.document -> 'data' ->> 'player_id' = named.id::text
    order by game_id`.execute(tx)
  return rows.map(({ game_id }) => game_id)
}

/** The games with a verdict that one of these players is not a player of the game. */
export async function gamesNamingInVain(tx: Tx, playerIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ game_id: number }>`
    select distinct entries.game_id from feed join entries on entries.id = substring(feed.id from 9)
    where feed.collection = 'results' and feed.id like 'verdict/%' and not feed.deleted and feed.document -> 'data' ->> 'reason' = 'unknown_player'
      and array[entries.document -> 'data' ->> 'player_1_id', entries.document -> 'data' ->> 'player_2_id', entries.document -> 'data' ->> 'player_3_id',
          entries.document -> 'data' ->> 'player_id']
        && ${playerIds.map(String)}::text[]
    order by game_id`.execute(tx)
  return rows.map(({ game_id }) => game_id)
}
