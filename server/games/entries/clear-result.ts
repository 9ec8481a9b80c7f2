import { entry as entryShape, isStep, OFFICE, type Entry } from '../../../shared-schema/replication/entry.ts'
import { scopeOfGame } from '../../../shared-schema/replication/scope.ts'
import { currentEntries } from '../../../shared-schema/scoring/corrections.ts'
import { orderEntries } from '../../../shared-schema/scoring/order.ts'
import { withdrawnIn } from '../../../shared-schema/scoring/withdrawn.ts'
import type { Author } from '../../access/author.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import type { Tx } from '../../database/transaction.ts'
import { gamePlace, type GamePlace } from '../game-places.ts'
import { gameToFold } from '../game-to-fold.ts'
import { mayManage } from '../../access/permissions.ts'
import { eventClosed } from '../../problems/event-closed.ts'
import { Problem } from '../../problems/problem.ts'
import { officeEntries } from './office-entry.ts'
import { recordEntries } from './record-entries.ts'

/**
 * Takes back everything recorded of a game's play, as if it had never begun: for a result entered in the
 * wrong game, or a team that should not have played. The entries stay in the history.
 * @throws Problem 403 if the author does not manage the game; 409 if nothing was recorded
 */
export async function clearResult(tx: Tx, author: Author, gameId: number): Promise<void> {
  const { game, entries } = await managed(tx, author, gameId)
  const { effective } = currentEntries(orderEntries(entries).ordered)
  const steps = effective.filter(({ entry }) => isStep(entry)).map(({ root }) => root.id)
  if (steps.length === 0) throw new Problem('does_not_count', t => t('entries.nothingToClear'))
  await takeBack(tx, author, game, steps)
}

/**
 * Restores the entries that the office took back in its last clearing.
 * @throws Problem 403 if the author does not manage the game; 409 if the office took nothing back
 */
export async function restoreResult(tx: Tx, author: Author, gameId: number): Promise<void> {
  const { game, entries } = await managed(tx, author, gameId)
  const { ordered } = orderEntries(entries)
  const withdrawn = withdrawnIn(ordered)
  const clearings = ordered
    .filter(({ kind, device_id, id }) => kind === 'withdrawal' && device_id === OFFICE && !withdrawn.has(id))
    .sort((a, b) => a.counter - b.counter)
  const last = clearings.at(-1)
  if (!last) throw new Problem('does_not_count', t => t('entries.nothingToRestore'))
  const group = clearings.filter(({ recorded_at }) => recorded_at === last.recorded_at)
  await takeBack(
    tx,
    author,
    game,
    group.map(({ id }) => id),
  )
}

async function managed(
  tx: Tx,
  author: Author,
  gameId: number,
): Promise<{ game: GamePlace; entries: readonly Entry[] }> {
  const place = await gamePlace(tx, gameId)
  if (place) await lockScopes(tx, [scopeOfGame(place)])
  const [game, found] = [await gamePlace(tx, gameId), await gameToFold(tx, gameId)]
  if (!game || !found) throw Problem.field('game_id', t => t('entries.noGame', { game: gameId }))
  if (!mayManage(author, game.owner_id)) throw new Problem('not_allowed', t => t('entries.mayNotClear'))
  if (game.is_closed) throw eventClosed()
  return { game, entries: found.entries.map(({ document }) => document) }
}

/** Withdraws entries with one common time, which marks them as one group. */
async function takeBack(tx: Tx, author: Author, game: GamePlace, ids: readonly string[]): Promise<void> {
  const scope = scopeOfGame(game)
  const time = new Date().toISOString().replace('Z', '+00:00')
  const withdrawals = await officeEntries(
    tx,
    scope,
    game,
    author,
    'withdrawal',
    ids.map(entry_id => ({ time, data: { entry_id } })),
  )
  await recordEntries(
    tx,
    scope,
    withdrawals.map(one => entryShape.parse(one)),
    author,
  )
}
