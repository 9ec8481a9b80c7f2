import type { Sport } from '../resources/sports.ts'
import { general } from './general.ts'
import type { SportRules } from './sport-rules.ts'
import { ultimate } from './ultimate.ts'

/** The rules of a sport. */
export const rulesOf = (sport: Sport): SportRules => (sport === 'ultimate' ? ultimate : general)
