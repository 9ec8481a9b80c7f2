import { scopeOfGame, type Scope } from '../../shared-schema/replication/scope.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import type { Tx } from '../database/transaction.ts'
import { gamePlaces } from './game-places.ts'

/**
 * Waits until nobody else records at these games, and blocks others until the transaction ends. Data read
 * before this call may be outdated.
 */
export async function lockGames(tx: Tx, ids: readonly number[]): Promise<void> {
  await lockScopes(tx, await scopesOfGames(tx, ids))
}

/** The scopes of games. */
export const scopesOfGames = async (tx: Tx, ids: readonly number[]): Promise<Scope[]> =>
  (await gamePlaces(tx, ids)).map(scopeOfGame)
