import type { Sport } from '../resources/sports.ts'
import type { SportRules } from './sport-rules.ts'
import { ultimate } from './ultimate.ts'

/** A sport that is scored as a whole: results and points, no plays. */
const scoreOnly: SportRules = {
  playTypes: [],
  playerCounters: [],
  teamCounters: [],
  opponentCounters: [],
  scoringTeam: () => null,
  endsPeriod: () => false,
  count: () => undefined,
  derived: () => ({}),
}

/** The rules of a sport. */
export const rulesOf = (sport: Sport): SportRules => (sport === 'ultimate' ? ultimate : scoreOnly)
