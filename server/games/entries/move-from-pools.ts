import type { Tx } from '../../database/transaction.ts'
import { advanceFromPools } from '../advance-from-pools.ts'
import { refoldGames } from '../refold-game.ts'
import { recordDueForfeits } from './record-entries.ts'

/**
 * Moves the teams of pools into the games that take them, after a change other than a pool game has altered
 * the places.
 */
export async function moveFromPools(tx: Tx, tournamentId: number): Promise<void> {
  const changed = await advanceFromPools(tx, tournamentId)
  if (changed.length === 0) return
  await refoldGames(tx, changed)
  await recordDueForfeits(tx, tournamentId)
}
