import { scopeOfGame } from '../../shared-schema/replication/scope.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import { writeFeed } from '../feed/write.ts'
import { removeLines } from './stats/update-lines.ts'
import { removalOfGame } from './settle.ts'

/**
 * Removes a game's effects before it is deleted: stat lines, and documents on tablets. Its entries stay.
 */
export async function purgeGame(tx: Tx, game: StoredRecord): Promise<void> {
  const id = Number(game.id)
  const scope = scopeOfGame({
    tournament_id: typeof game.tournament_id === 'number' ? game.tournament_id : null,
    season_id: Number(game.season_id),
  })
  await removeLines(tx, id)
  await writeFeed(tx, scope, await removalOfGame(tx, id))
}
