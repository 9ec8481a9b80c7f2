import { scopeOfGame } from '../../../shared-schema/replication/scope.ts'
import type { Author } from '../../access/author.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import type { Tx } from '../../database/transaction.ts'
import { gamePlace, type GamePlace } from '../game-places.ts'
import { requirePlayed } from './entry-writes.ts'

/**
 * A game at which something can be recorded, as read while its scope is locked.
 * @throws Problem as `requirePlayed` does
 */
export async function lockPlayed(tx: Tx, author: Author, id: number): Promise<GamePlace> {
  const before = requirePlayed(author, await gamePlace(tx, id), id)
  await lockScopes(tx, [scopeOfGame(before)])
  return requirePlayed(author, await gamePlace(tx, id), id)
}
