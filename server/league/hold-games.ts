import { scopeOfGame } from '../../shared-schema/replication/scope.ts'
import type { Tx } from '../database/transaction.ts'
import { lockScopes } from '../feed/write.ts'
import { gamePlaces } from './game-places.ts'

/**
 * Waits until nobody else records at these games, and lets nobody do so until the transaction ends. What is
 * read of them before may be old by then.
 */
export async function holdGames(tx: Tx, ids: readonly number[]): Promise<void> {
  await lockScopes(tx, (await gamePlaces(tx, ids)).map(scopeOfGame))
}
