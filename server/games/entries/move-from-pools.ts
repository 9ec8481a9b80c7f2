import type { Tx } from '../../database/transaction.ts'
import { advanceFromPools } from '../advance-from-pools.ts'
import { refoldGames } from '../refold-game.ts'
import { recordDueForfeits } from './record-entries.ts'

/**
 * Moves the teams of pools into the games that take them, after something that is no game of a pool has
 * changed who comes to which place.
 */
export async function moveFromPools(tx: Tx, tournamentId: number): Promise<void> {
  const changed = await advanceFromPools(tx, tournamentId)
  if (changed.length === 0) return
  await refoldGames(tx, changed)
  await recordDueForfeits(tx, tournamentId)
}
