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
 * The divisions of an event that its own organization runs and that are open: their games are shifted together.
 * @throws Problem 403 if the author may not change the event
 */
export async function openDivisions(tx: Tx, author: Author, meetId: number): Promise<number[]> {
  const meet = await requireRecord(tx, 'meets', [meetId])
  if (!mayWrite(author, 'meets', 'update', meet))
    throw new Problem('not_allowed', t => t('scheduling.mayNotSchedule'))
  const rows = await tx
    .selectFrom('tournaments')
    .select('id')
    .where('meet_id', '=', meetId)
    .where('owner_id', '=', meet.owner_id)
    .where('is_closed', '=', false)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
