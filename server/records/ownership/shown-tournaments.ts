import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { OwnedIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { recountTournament } from '../../games/counted-games.ts'

/** Games of a hidden tournament count for its teams and players once the tournament is shown. */
export async function countWhenShown(
  tx: Tx,
  before: OwnedIn<'tournaments'>,
  after: OwnedIn<'tournaments'>,
): Promise<void> {
  if (before.visibility === after.visibility) return
  const id = after.id
  await lockScopes(tx, [tournamentScope(id)])
  await recountTournament(tx, id)
}
