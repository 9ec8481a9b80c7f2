import { scopeOfGame, type Scope } from '../../shared-schema/replication/scope.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import type { Tx } from '../database/transaction.ts'
import { gamePlaces } from './game-places.ts'

/**
 * Waits until nobody else records at these games, and lets nobody do so until the transaction ends. What is
 * read of them before may be old by then.
 */
export async function lockGames(tx: Tx, ids: readonly number[]): Promise<void> {
  await lockScopes(tx, await scopesOfGames(tx, ids))
}

/** The scopes in which games are. */
export const scopesOfGames = async (tx: Tx, ids: readonly number[]): Promise<Scope[]> =>
  (await gamePlaces(tx, ids)).map(scopeOfGame)
