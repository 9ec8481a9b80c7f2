/** The words of soccer. */
export const words = {
  plays: {
    secondYellowCard: 'second yellow card',
    failedPass: 'failed pass',
    keyPass: 'key pass',
    lostTackle: 'lost tackle',
    clearance: 'clearance',
    wonDribble: 'won dribble',
    lostDribble: 'lost dribble',
    dispossession: 'dispossession',
    throwIn: 'throw-in',
  },
  roles: {},
  values: {},
  columns: {
    key_passes: { short: 'KP', name: 'key passes', meaning: 'Passes that led to a shot.' },
    fouls_suffered: {
      short: 'FS',
      name: 'fouls suffered',
      meaning: 'Fouls of the other team on the player.',
    },
    offsides: { short: 'OFF', name: 'offsides', meaning: 'How often the player was offside.' },
    corners: { short: 'CK', name: 'corners', meaning: 'Corner kicks taken.' },
    passes: { short: 'PAS', name: 'passes', meaning: 'Passes played.' },
    pass_percent: { short: 'P%', name: 'pass percentage', meaning: 'Completed passes out of a hundred.' },
    tackles: { short: 'TKL', name: 'tackles', meaning: 'Tackles tried.' },
    tackles_won: { short: 'TW', name: 'tackles won', meaning: 'Tackles that stopped the opponent.' },
    clearances: { short: 'CLR', name: 'clearances', meaning: 'Balls sent away from the own goal.' },
    dribbles: { short: 'DR', name: 'dribbles', meaning: 'Attempts to take the ball past an opponent.' },
    dribbles_won: { short: 'DW', name: 'dribbles won', meaning: 'Dribbles that got past the opponent.' },
    dispossessed: { short: 'DIS', name: 'dispossessed', meaning: 'How often an opponent took the ball.' },
    throw_ins: { short: 'TI', name: 'throw-ins', meaning: 'Throw-ins taken.' },
  },
  groups: {
    play: 'play',
  },
} as const
