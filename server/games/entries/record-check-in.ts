import type { CheckInBody } from '../../../shared-schema/api/check-ins.ts'
import { entry as entryShape } from '../../../shared-schema/replication/entry.ts'
import { scopeOfGame } from '../../../shared-schema/replication/scope.ts'
import { verdictText } from '../../../shared-schema/replication/verdict-text.ts'
import { CheckIns } from '../../../shared-schema/scoring/check-ins.ts'
import type { Author } from '../../access/author.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { gamePlace } from '../game-places.ts'
import { gameToFold } from '../game-to-fold.ts'
import { requirePlayed } from './entry-writes.ts'
import { officeEntry } from './office-entry.ts'
import { recordEntries } from './record-entries.ts'

/**
 * Checks a team or player in at a game.
 * @throws Problem 403 if the author may not record there, 409 if the team does not play the game or the player
 *   is not of it
 */
export async function recordCheckIn(
  tx: Tx,
  author: Author,
  gameId: number,
  sent: CheckInBody,
): Promise<void> {
  const before = requirePlayed(author, await gamePlace(tx, gameId), gameId)
  const scope = scopeOfGame(before)
  await lockScopes(tx, [scope])
  const game = requirePlayed(author, await gamePlace(tx, gameId), gameId)
  const known = new CheckIns()
  for (const { document } of (await gameToFold(tx, gameId))?.entries ?? [])
    if (document.kind === 'check_in') known.add(document)
  const data = { ...sent, turn: known.nextTurn(sent) }
  const entry = entryShape.parse(await officeEntry(tx, scope, game, author, null, 'check_in', data))
  const { refusals } = await recordEntries(tx, scope, [entry], author, new Map([[game.id, game]]))
  const reason = refusals.get(entry.id)
  if (reason) throw new Problem('does_not_count', (_, shared) => verdictText({ reason, game: null }, shared))
}
