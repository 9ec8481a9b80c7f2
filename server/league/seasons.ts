import type { FamilyRules } from './family-rules.ts'
import { followSeasons } from './follow.ts'
import { demandPeriod } from './period.ts'
import { demandNothingRecorded, sportOfLeague } from './same-sport.ts'

/** A season takes its teams, tournaments and games along into another league. */
export const seasonRules: Partial<FamilyRules> = {
  async prepare(tx, record, before) {
    demandPeriod(record)
    if (before && record.league_id !== before.league_id) {
      const sport = await sportOfLeague(tx, Number(before.league_id))
      if (sport !== await sportOfLeague(tx, Number(record.league_id))) {
        await demandNothingRecorded(tx, `must be one of ${sport}`, 'league_id', eb => eb('games.season_id', '=', Number(before.id)))
      }
    }
    return record
  },

  async updated(tx, before, after) {
    if (before.league_id !== after.league_id) await followSeasons(tx, [Number(after.id)])
  },
}
