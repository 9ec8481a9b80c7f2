import type { SetRule } from './model/set-rule.ts'

/** The play types of table tennis, by their numbers on the wire. */
export const tableTennisPlays = {
  point: 500,
  ace: 501,
  serviceError: 502,
  luckyPoint: 503,
  serves: 504,
  yellowCard: 505,
  penaltyPoint: 506,
} as const

/** A game of a match. */
export const tableTennisRule: SetRule = { target: 11, lead: 2, toWin: 3 }
