import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { OwnedIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { refoldGames } from '../../games/refold-game.ts'

/** Shows or hides spirit scores on tablets when the tournament's reveal setting changes. */
export async function revealSpirit(
  tx: Tx,
  before: OwnedIn<'tournaments'>,
  after: OwnedIn<'tournaments'>,
): Promise<void> {
  if (before.spirit_reveal === after.spirit_reveal) return
  const id = after.id
  await lockScopes(tx, [tournamentScope(id)])
  const judged = await tx
    .selectFrom('games')
    .select('id')
    .where('tournament_id', '=', id)
    .where(eb => eb.exists(eb.selectFrom('game_sportsmanship_scores').whereRef('game_id', '=', 'games.id')))
    .execute()
  await refoldGames(
    tx,
    judged.map(game => game.id),
  )
}
