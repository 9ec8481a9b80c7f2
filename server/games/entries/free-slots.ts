import type { Kysely } from 'kysely'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { Database } from '../../database/schema.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { refoldGames } from '../refold-game.ts'
import { moveFromPools } from './move-from-pools.ts'
import { recordDueForfeits } from './record-entries.ts'

/**
 * Releases slots, in tournaments from before an update, that still wait for a team that can no longer come.
 * Each tournament has its own transaction: work resumes after a power failure, and two servers do each
 * tournament once. A failing tournament does not hold up the others and is retried when the server starts.
 */
export async function freeSlots(db: Kysely<Database>): Promise<void> {
  const listed = await db
    .selectFrom('slots_to_free')
    .select('tournament_id')
    .orderBy('tournament_id')
    .execute()
  const failures: unknown[] = []
  for (const { tournament_id } of listed)
    await transaction(db, tx => freeSlotsOf(tx, tournament_id)).catch((error: unknown) =>
      failures.push(error),
    )
  if (failures.length > 0) throw new AggregateError(failures)
}

async function freeSlotsOf(tx: Tx, tournamentId: number): Promise<void> {
  await lockScopes(tx, [tournamentScope(tournamentId)])
  const { numDeletedRows } = await tx
    .deleteFrom('slots_to_free')
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return
  const decided = await tx
    .selectFrom('games')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where('status', 'in', ['final', 'not needed'])
    .where(eb =>
      eb.or([eb('next_game_for_winner_id', 'is not', null), eb('next_game_for_loser_id', 'is not', null)]),
    )
    .orderBy('id')
    .execute()
  await refoldGames(
    tx,
    decided.map(({ id }) => id),
  )
  await moveFromPools(tx, tournamentId)
  await recordDueForfeits(tx, tournamentId)
}
