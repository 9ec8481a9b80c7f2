import type { FamilyRules } from './family-rules.ts'
import { settleAllLeaving } from '../../games/entries/leave-season.ts'
import { recountSeason } from '../ownership/recount.ts'
import { requireLimits } from './limits.ts'
import { requirePeriod } from './period.ts'
import { requireUnchanged } from './while-closed.ts'
import { requireTeamsOfSeason } from './season-decisions.ts'
import { requireNothingRecorded, sportOfLeague } from '../ownership/same-sport.ts'

/** Games of a season count for its league, also after the season moves to another one. */
export const seasonRules: Partial<FamilyRules<'seasons'>> = {
  async prepare(tx, record, before) {
    requirePeriod(record)
    requireLimits(record)
    if (before) requireUnchanged(before, record)
    await requireTeamsOfSeason(tx, record, before)
    if (before && record.league_id !== before.league_id) {
      const sport = await sportOfLeague(tx, before.league_id)
      if (sport !== (await sportOfLeague(tx, record.league_id))) {
        await requireNothingRecorded(tx, 'mustBeOfSport', sport, 'league_id', eb =>
          eb('games.season_id', '=', before.id),
        )
      }
    }
    return record
  },

  async updated(tx, before, after) {
    if (before.league_id !== after.league_id) await recountSeason(tx, after.id)
    if (before.tie_break_preset !== after.tie_break_preset) await settleAllLeaving(tx, after.id)
  },
}
