import { tournamentScope } from '../../shared-schema/replication/scope.ts'
import type { FamilyRules } from './family-rules.ts'
import { forfeitsTakenBack, withdrawalRule } from './forfeits.ts'
import { recordDueForfeits, recordEntries } from './record-entries.ts'

/** A team that is out forfeits what it has not played; one that comes back plays it after all. */
export const tournamentTeamRules: Partial<FamilyRules> = {
  async updated(tx, before, after) {
    if (before.status === after.status) return
    const tournamentId = Number(after.tournament_id)
    if (after.status === 'playing') {
      const taken = await forfeitsTakenBack(tx, tournamentId, Number(after.team_id))
      await recordEntries(tx, tournamentScope(tournamentId), taken, withdrawalRule)
    }
    await recordDueForfeits(tx, tournamentId)
  },
}
