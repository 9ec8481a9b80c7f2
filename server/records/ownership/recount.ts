import { sql } from 'kysely'
import { scopeOfGame } from '../../../shared-schema/replication/scope.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { refoldGames } from '../../games/refold-game.ts'

/** Recounts a season's games after it moved to another league. */
export async function recountSeason(tx: Tx, id: number): Promise<void> {
  const games = await tx.selectFrom('games').select('id').where('season_id', '=', id).execute()
  await recountGames(
    tx,
    games.map(game => game.id),
  )
}

/**
 * Recounts a team's games after a change of its organization: without an entry, only games of its own
 * organization count for it.
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

/** Refolds those of the games that have entries, to move their statistics. */
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
