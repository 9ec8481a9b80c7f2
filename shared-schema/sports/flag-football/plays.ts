import { gridironPlays } from '../families/gridiron.ts'
import { generalPlays } from '../model/general-plays.ts'

/**
 * The play types of flag football, by their numbers on the wire: those of its family from 580 on, and its
 * own.
 */
export const flagFootballPlays = {
  ...gridironPlays(580),
  onePointTry: 591,
  twoPointTry: 592,
  onePointTryFailed: 593,
  twoPointTryFailed: 594,
  tryReturned: 595,
  flagPull: 596,
  ballOn: 597,
  downAndDistance: 598,
  getsBall: 599,
  newPasser: 600,
  ...generalPlays,
} as const
