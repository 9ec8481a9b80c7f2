import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../feed/write.ts'
import { recountTournament } from '../../games/counted-games.ts'

/** Games of a hidden tournament count for its teams and players once the tournament is shown. */
export async function countWhenShown(tx: Tx, before: StoredRecord, after: StoredRecord): Promise<void> {
  if (before.visibility === after.visibility) return
  const id = Number(after.id)
  await lockScopes(tx, [tournamentScope(id)])
  await recountTournament(tx, id)
}
