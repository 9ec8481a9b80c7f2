import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { Author } from '../../access/author.ts'
import { mayWrite } from '../../access/permissions.ts'
import type { StoredIn } from '../../database/family-records.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { requireOpenEvent } from '../../records/closed-events.ts'
import { requireRecord } from '../../records/write-record.ts'

/**
 * Checks the right to schedule, and locks the tournament until the transaction ends: no game can begin that
 * is about to be moved.
 * @throws Problem 403 without the right, 409 if the tournament is closed
 */
export async function begin(tx: Tx, author: Author, tournamentId: number): Promise<StoredIn<'tournaments'>> {
  await requireMaySchedule(tx, author, tournamentId)
  await lockScopes(tx, [tournamentScope(tournamentId)])
  await requireOpenEvent(tx, 'games', { tournament_id: tournamentId })
  return requireRecord(tx, 'tournaments', [tournamentId])
}

/** The same for several tournaments, which are locked together. @returns them in their order */
export async function beginAll(
  tx: Tx,
  author: Author,
  tournamentIds: readonly number[],
): Promise<StoredIn<'tournaments'>[]> {
  for (const id of tournamentIds) await requireMaySchedule(tx, author, id)
  await lockScopes(tx, tournamentIds.map(tournamentScope))
  const tournaments: StoredIn<'tournaments'>[] = []
  for (const id of tournamentIds) tournaments.push(await begin(tx, author, id))
  return tournaments
}

async function requireMaySchedule(tx: Tx, author: Author, tournamentId: number): Promise<void> {
  if (!mayWrite(author, 'tournaments', 'update', await requireRecord(tx, 'tournaments', [tournamentId])))
    throw new Problem('not_allowed', t => t('scheduling.mayNotSchedule'))
}
