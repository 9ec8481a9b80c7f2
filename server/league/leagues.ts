import type { FamilyRules } from './family-rules.ts'
import { followLeague } from './follow.ts'
import { demandNothingRecorded } from './same-sport.ts'

/** A league keeps its sport once something is recorded in it, and takes all of it along into another organization. */
export const leagueRules: Partial<FamilyRules> = {
  async prepare(tx, record, before) {
    if (before && record.sport !== before.sport) {
      await demandNothingRecorded(tx, `must stay ${before.sport}`, 'sport', eb => eb('seasons.league_id', '=', Number(before.id)))
    }
    return record
  },

  async updated(tx, before, after) {
    if (before.organization_id !== after.organization_id) await followLeague(tx, Number(after.id))
  },
}
