import { tournamentScope } from '../../shared-schema/replication/scope.ts'
import { lockScopes } from '../feed/write.ts'
import { recountTournament } from './counted-games.ts'
import type { FamilyRules } from './family-rules.ts'

/** What was played in a hidden tournament counts for its teams and players as soon as it is shown. */
export const shownTournamentRules: Pick<FamilyRules, 'updated'> = {
  async updated(tx, before, after) {
    if (before.visibility === after.visibility) return
    const id = Number(after.id)
    await lockScopes(tx, [tournamentScope(id)])
    await recountTournament(tx, id)
  },
}
