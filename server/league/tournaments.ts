import { tournamentScope } from '../../shared-schema/replication/scope.ts'
import { lockScopes } from '../feed/write.ts'
import type { FamilyRules } from './family-rules.ts'
import { followTournaments } from './follow.ts'
import { demandPeriod } from './period.ts'
import { demandSameSport } from './same-sport.ts'
import { countWhenShown } from './shown-tournaments.ts'
import { revealSpirit } from './spirit-reveal.ts'

/** A tournament takes all that belongs to it along into another season or zone. */
export const tournamentRules: Partial<FamilyRules> = {
  async prepare(tx, record, before) {
    demandPeriod(record)
    if (before && !stays(before, record)) {
      await lockScopes(tx, [tournamentScope(Number(before.id))])
      await demandSameSport(tx, Number(before.season_id), Number(record.season_id), eb => eb('games.tournament_id', '=', Number(before.id)))
    }
    return record
  },

  async updated(tx, before, after) {
    await revealSpirit(tx, before, after)
    if (!stays(before, after)) await followTournaments(tx, [Number(after.id)])
    await countWhenShown(tx, before, after)
  },
}

/** What its games and rounds have from it. */
const stays = (before: object, after: object): boolean =>
  ['season_id', 'timezone'].every(name => Reflect.get(before, name) === Reflect.get(after, name))
