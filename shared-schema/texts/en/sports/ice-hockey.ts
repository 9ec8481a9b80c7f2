/** The words of ice hockey. */
export const words = {
  plays: {
    hit: 'hit',
    takeaway: 'takeaway',
    giveaway: 'giveaway',
  },
  roles: {
    hitter: 'hit by',
    hitPlayer: 'player hit',
  },
  values: {},
  columns: {
    hits_given: {
      short: 'HIT',
      name: 'hits',
      meaning: 'Opponents checked with the body to take the puck from them.',
    },
    takeaways: { short: 'TK', name: 'takeaways', meaning: 'The puck won from an opponent.' },
    giveaways: { short: 'GV', name: 'giveaways', meaning: 'The puck lost to an opponent.' },
    shot_attempts: {
      short: 'SAT',
      name: 'shot attempts',
      meaning: 'Shots on goal, shots that missed and shots that were blocked.',
    },
  },
  groups: {},
} as const
