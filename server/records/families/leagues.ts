import type { FamilyRules } from './family-rules.ts'
import { requireNothingRecorded } from '../ownership/same-sport.ts'

/** A league keeps its sport once something is recorded in it. */
export const leagueRules: Partial<FamilyRules<'leagues'>> = {
  async prepare(tx, record, before) {
    if (before && record.sport !== before.sport) {
      await requireNothingRecorded(tx, 'sportMustStay', before.sport, 'sport', eb =>
        eb('seasons.league_id', '=', before.id),
      )
    }
    return record
  },
}
