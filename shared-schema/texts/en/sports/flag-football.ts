/** The words of flag football. */
export const words = {
  plays: {
    onePointTry: 'try for one',
    twoPointTry: 'try for two',
    onePointTryFailed: 'try for one failed',
    twoPointTryFailed: 'try for two failed',
    tryReturned: 'try returned',
    flagPull: 'flag pull',
  },
  roles: {},
  values: {},
  columns: {
    flag_pulls: { short: 'FP', name: 'flag pulls', meaning: 'Flags pulled from an opponent with the ball.' },
    interception_touchdowns: {
      short: 'ITD',
      name: 'interception touchdowns',
      meaning: 'Interceptions returned for a touchdown.',
    },
    safeties: {
      short: 'SAF',
      name: 'safeties',
      meaning: 'Opponents stopped in their own end zone, two points each.',
    },
    one_point_tries_made: { short: '1PT', name: 'tries for one', meaning: 'Tries for one point made.' },
    one_point_tries_attempted: {
      short: '1PA',
      name: 'tries for one attempted',
      meaning: 'Tries for one point, good or not.',
    },
    two_point_tries_made: { short: '2PT', name: 'tries for two', meaning: 'Tries for two points made.' },
    two_point_tries_attempted: {
      short: '2PA',
      name: 'tries for two attempted',
      meaning: 'Tries for two points, good or not.',
    },
  },
  groups: {},
} as const
