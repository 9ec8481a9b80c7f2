import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { judgeAgain } from '../../games/entries/judge-again.ts'
import { moveFromPools } from '../../games/entries/move-from-pools.ts'
import type { FamilyRules } from './family-rules.ts'
import { requireLimits } from './limits.ts'
import { requirePeriod } from './period.ts'
import { requireUnchanged } from './while-closed.ts'
import { requireSameSport } from '../ownership/same-sport.ts'
import { countWhenShown } from '../ownership/shown-tournaments.ts'
import { keepPublished } from '../../tournament/published-schedule.ts'
import { revealSpirit } from '../ownership/spirit-reveal.ts'

/**
 * A tournament keeps its sport once something is recorded in it. Its visibility determines which games count
 * and are shown, and its schedule is published when it becomes public. The event whose division it is decides whose
 * roles hold in it.
 */
export const tournamentRules: Partial<FamilyRules<'tournaments'>> = {
  async prepare(tx, record, before) {
    requirePeriod(record)
    requireLimits(record)
    if (before) requireUnchanged(before, record)
    if (before && before.season_id !== record.season_id) {
      await lockScopes(tx, [tournamentScope(before.id)])
      await requireSameSport(tx, before.season_id, record.season_id, eb =>
        eb('games.tournament_id', '=', before.id),
      )
    }
    return record
  },

  async updated(tx, before, after) {
    await revealSpirit(tx, before, after)
    await countWhenShown(tx, before, after)
    await moveFromPools(tx, after.id)
    if (after.is_public && !before.is_public) await keepPublished(tx, after.id)
    if (after.meet_id !== before.meet_id) await judgeAgain(tx, { scope: tournamentScope(after.id) })
  },
}
