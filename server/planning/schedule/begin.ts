import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { Author } from '../../access/author.ts'
import { mayWrite } from '../../access/permissions.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { requireOpenEvent } from '../../records/closed-events.ts'
import { requireRecord } from '../../records/write-record.ts'

/**
 * Checks the right to schedule tournaments, and locks them together until the transaction ends: no game can begin that
 * is about to be moved.
 * @throws Problem 403 without the right, 404 for one that is gone, 409 if one is closed
 */
export async function begin(tx: Tx, author: Author, tournamentIds: readonly number[]): Promise<void> {
  for (const id of tournamentIds) await requireMaySchedule(tx, author, id)
  await lockScopes(tx, tournamentIds.map(tournamentScope))
  for (const id of tournamentIds) {
    // Another organization may have got it while this waited.
    await requireMaySchedule(tx, author, id)
    await requireOpenEvent(tx, 'games', { tournament_id: id })
  }
}

async function requireMaySchedule(tx: Tx, author: Author, tournamentId: number): Promise<void> {
  if (!mayWrite(author, 'tournaments', 'update', await requireRecord(tx, 'tournaments', [tournamentId])))
    throw new Problem('not_allowed', t => t('scheduling.mayNotSchedule'))
}
