import { sql } from 'kysely'
import { scopeOfGame } from '../../../shared-schema/replication/scope.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../feed/write.ts'
import { refoldGames } from '../../games/refold-game.ts'

/** Counts the games of a season anew, as its league is another one. */
export async function recountSeason(tx: Tx, id: number): Promise<void> {
  const games = await tx.selectFrom('games').select('id').where('season_id', '=', id).execute()
  await recountGames(
    tx,
    games.map(game => game.id),
  )
}

/**
 * Counts the games of a team anew, as its organization is another one: nobody else's count for it without an
 * entry.
 */
export async function recountTeam(tx: Tx, id: number): Promise<void> {
  const games = await tx
    .selectFrom('games')
    .select('id')
    .where(eb => eb.or([eb('team_1_id', '=', id), eb('team_2_id', '=', id)]))
    .execute()
  await recountGames(
    tx,
    games.map(game => game.id),
  )
}

/** Moves the statistics of those games at which something is recorded. */
export async function recountGames(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const games = await tx
    .selectFrom('games')
    .select(['id', 'season_id', 'tournament_id'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
  await lockScopes(tx, games.map(scopeOfGame))
  const played = await tx
    .selectFrom('entries')
    .select('game_id')
    .distinct()
    .where('game_id', '=', sql<number>`any(${ids}::integer[])`)
    .where('refusal', 'is', null)
    .orderBy('game_id')
    .execute()
  await refoldGames(
    tx,
    played.map(({ game_id }) => game_id),
  )
}
