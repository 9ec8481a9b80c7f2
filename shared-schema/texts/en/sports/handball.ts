/** The words of handball. */
export const words = {
  plays: {
    twoMinuteSuspension: 'two-minute suspension',
    blueCard: 'blue card',
    technicalFault: 'technical fault',
    sevenMetreDrawn: 'seven-metre throw drawn',
    sevenMetreCaused: 'seven-metre throw caused',
  },
  roles: {},
  values: {},
  columns: {
    suspensions: { short: '2′', name: 'suspensions', meaning: 'Suspensions of two minutes.' },
    blue_cards: {
      short: 'BC',
      name: 'blue cards',
      meaning: 'Blue cards shown to the player, after which a report follows.',
    },
    technical_faults: {
      short: 'TF',
      name: 'technical faults',
      meaning: 'Balls lost by a breach of the rules, such as steps.',
    },
    seven_metres_drawn: {
      short: '7D',
      name: 'seven metres drawn',
      meaning: 'Throws from seven metres that the own team got for a foul on the player.',
    },
    seven_metres_caused: {
      short: '7C',
      name: 'seven metres caused',
      meaning: 'Throws from seven metres that the other team got for a foul of the player.',
    },
  },
  groups: {},
} as const
