import { entry as entryShape } from '../../../shared-schema/replication/entry.ts'
import { scopeOfGame } from '../../../shared-schema/replication/scope.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../database/transaction.ts'
import type { GamePlace } from '../game-places.ts'
import type { Problem } from '../../problems/problem.ts'
import { dataOf } from './entry-writes.ts'
import { doesNotCount } from './does-not-count.ts'
import { officeEntries } from './office-entry.ts'
import { recordEntries } from './record-entries.ts'

/**
 * Records plays at a game, one after the other, all or none; the game is folded once.
 * @param game as read while its scope is locked
 * @param plays as `preparedIn` gives them
 * @returns for each, in the same order, why it does not count, or undefined
 */
export async function recordPlays(
  tx: Tx,
  author: Author,
  game: GamePlace,
  plays: readonly StoredRecord[],
): Promise<(Problem | undefined)[]> {
  const scope = scopeOfGame(game)
  const contents = plays.map(play => ({
    time: typeof play.time === 'string' ? play.time : null,
    data: { ...dataOf('events', play), replaces: null },
  }))
  const entries = (await officeEntries(tx, scope, game, author, 'play', contents)).map(one =>
    entryShape.parse(one),
  )
  const { refusals } = await recordEntries(tx, scope, entries, author, new Map([[game.id, game]]))
  return entries.map(({ id }) => {
    const reason = refusals.get(id)
    return reason && doesNotCount(reason)
  })
}
