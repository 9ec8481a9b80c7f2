import { sql } from 'kysely'
import { voidRulings } from '../../shared-schema/rules/progress/ruling.ts'
import type { Tx } from '../database/transaction.ts'

/**
 * SQL for the status of a row of `games` without a counting result: it is not needed if the office has
 * cancelled or annulled it, or if nobody comes to one of its sides.
 */
export const unplayedStatus = sql<
  'scheduled' | 'not needed'
>`case when games.ruling in (${sql.join(voidRulings.map(ruling => sql.lit(ruling)))}) or games.no_team_1 or games.no_team_2
  then 'not needed' else 'scheduled' end`

/** Closes a game that is not needed, and reopens it if it is needed again. */
export async function closeIfNeedless(tx: Tx, gameId: number): Promise<void> {
  await tx
    .updateTable('games')
    .set({ status: unplayedStatus })
    .where('id', '=', gameId)
    .where('status', 'in', ['scheduled', 'not needed'])
    .where('status', '<>', unplayedStatus)
    .execute()
}
