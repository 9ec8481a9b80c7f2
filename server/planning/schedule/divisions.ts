import type { Author } from '../../access/author.ts'
import { mayWrite } from '../../access/permissions.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { requireRecord } from '../../records/write-record.ts'

/** The divisions of an event to which some games belong, by their ids. */
export async function divisionsOfGames(
  tx: Tx,
  meetId: number,
  gameIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('tournaments')
    .innerJoin('games', 'games.tournament_id', 'tournaments.id')
    .select('tournaments.id')
    .distinct()
    .where('meet_id', '=', meetId)
    .where('games.id', 'in', [...gameIds])
    .orderBy('tournaments.id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The divisions of an event whose games the author may move: those that are closed are left out.
 * @throws Problem 403 if the author may not change the event
 */
export async function movableDivisions(tx: Tx, author: Author, meetId: number): Promise<number[]> {
  if (!mayWrite(author, 'meets', 'update', await requireRecord(tx, 'meets', [meetId])))
    throw new Problem('not_allowed', t => t('scheduling.mayNotSchedule'))
  const rows = await tx
    .selectFrom('tournaments')
    .select(['id', 'owner_id'])
    .where('meet_id', '=', meetId)
    .where('is_closed', '=', false)
    .orderBy('id')
    .execute()
  return rows.filter(row => mayWrite(author, 'tournaments', 'update', row)).map(({ id }) => id)
}
