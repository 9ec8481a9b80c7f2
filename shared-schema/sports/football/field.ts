import type { GridironSport } from '../families/gridiron-board.ts'
import { footballKinds } from './kinds.ts'

const offence = [
  ...(['rush', 'passComplete', 'passIncomplete', 'sack', 'penalty', 'punt'] as const),
  ...(['interception', 'fumbleLost', 'kickoffReturn'] as const),
]

/**
 * The field and its lines by the rules of the IFAF, which are those of American colleges, but every touchback is
 * on the 20 (https://www.americanfootball.ie/officiating/americanfootball/, on 6-1-7 and 8-6-2). After a missed
 * field goal the ball stays, but not behind the 20.
 */
export const footballField: GridironSport = {
  kinds: footballKinds,
  periods: 4,
  field: {
    length: 100,
    kicks: { kickoff: 35, afterSafety: 20, touchback: 20 },
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
