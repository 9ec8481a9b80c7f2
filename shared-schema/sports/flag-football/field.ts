import type { GridironSport } from '../families/gridiron-board.ts'
import { flagFootballKinds } from './kinds.ts'

const length = 50

const down = [
  ['rush', 'passComplete', 'passIncomplete', 'sack', 'penalty', 'interception'],
  ['flagPull', 'penalty'],
] as const

/**
 * The field of five a side: four downs to cross midfield and four to score. Each change of possession but an
 * interception begins on the own 5 (https://americanfootball.origindigital.co/?p=10466, the guide of the IFAF;
 * https://de.readkong.com/page/nfl-flag-football-internationale-wettbewerbsegeln-3477741, on interceptions).
 */
export const flagFootballField: GridironSport = {
  kinds: flagFootballKinds,
  periods: 2,
  field: {
    length,
    kicks: null,
    startsAt: 5,
    lineToGain: ball => (ball < length / 2 ? length / 2 : length),
    usualDistance: null,
  },
  atHand: {
    down,
    kickoff: down,
    try: [
      ['onePointTryFailed', 'twoPointTryFailed', 'penalty'],
      ['tryReturned', 'penalty'],
    ],
  },
}
