import type { Warning } from '../../shared-schema/sports/model/warning.ts'
import type { Names } from './play-text.ts'
import { sharedT, t } from '../texts/t.ts'

/** A warning about a play, for the scorekeeper. */
export function warningText(warning: Warning, { player, team }: Names): string {
  switch (warning.code) {
    case 'out':
    case 'suspended':
      return t(`scoring.warning.${warning.code}`, { player: player(warning.player) })
    case 'limit':
      return t('scoring.warning.limit', {
        player: player(warning.player),
        many: warning.many,
        what: sharedT(`columns.${warning.of}.name`),
      })
    case 'order':
      return t('scoring.warning.order', {
        player: player(warning.player),
        expected: player(warning.expected),
      })
    case 'timeouts':
      return t('scoring.warning.timeouts', { team: team(warning.team), count: warning.many })
    case 'notAfter':
    case 'breakAgain':
      return t(`scoring.warning.${warning.code}`)
  }
}
