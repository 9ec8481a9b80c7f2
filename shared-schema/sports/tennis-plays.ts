import type { SetRule } from './model/set-rule.ts'

/** The play types of tennis, by their numbers on the wire. */
export const tennisPlays = {
  point: 300,
  ace: 301,
  fault: 302,
  winner: 303,
  unforcedError: 304,
  forcedError: 305,
  serves: 306,
  tiebreakToTen: 307,
} as const

/** The games of a set: the tie-break at 6-6 is the game that makes it 7-6. */
export const tennisSet: SetRule = { target: 6, lead: 2, most: 7, toWin: 2 }
