import type { GridironSport } from '../families/gridiron-board.ts'
import { footballKinds } from './kinds.ts'

const offence = [
  ...(['rush', 'passComplete', 'passIncomplete', 'sack', 'penalty', 'punt'] as const),
  ...(['interception', 'fumbleLost', 'kickoffReturn'] as const),
]

/**
 * The field and its lines by the rules of the IFAF, which are those of American colleges: after a kickoff a
 * touchback is on the 25, and after a missed field goal the ball stays, but not behind the 20.
 */
export const footballField: GridironSport = {
  kinds: footballKinds,
  periods: 4,
  field: {
    length: 100,
    kicks: { kickoff: 35, afterSafety: 20, kickoffTouchback: 25, puntTouchback: 20 },
    startsAt: null,
    lineToGain: ball => Math.min(ball + 10, 100),
    usualDistance: 10,
  },
  atHand: {
    down: [offence, ['tackle', 'tackleAssist', 'penalty', 'specialTeamsTackle']],
    kickoff: [
      ['kickoff', 'penalty'],
      ['kickoffReturn', 'penalty'],
    ],
    try: [
      ['extraPointMissed', 'twoPointRush', 'twoPointPass', 'twoPointFailed', 'penalty'],
      ['conversionReturned', 'penalty'],
    ],
  },
}
