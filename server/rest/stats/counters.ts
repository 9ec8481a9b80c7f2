import type { Sport } from '../../../shared-schema/resources/sports.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import type { Subject } from './levels.ts'

/** The names of all counters that a line of a sport shows. */
export function countersOf(sport: Sport, subject: Subject): string[] {
  const rules = rulesOf(sport)
  if (subject === 'player') return [...rules.playerCounters, 'games_played']
  return [
    ...rules.teamCounters, ...rules.opponentCounters.map(name => `opponent_${name}`),
    'games_played', 'wins', 'losses', 'ties', 'points_scored', 'points_allowed',
  ]
}
