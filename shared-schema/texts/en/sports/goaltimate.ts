/** The words of goaltimate. */
export const words = {
  plays: {
    wrongWay: 'through the goal the wrong way',
  },
  roles: {},
  values: {},
  columns: {
    discs_cleared: {
      short: 'CLR',
      name: 'clears',
      meaning: 'The disc brought beyond the clear line, so that the own team could score.',
    },
    throwaways: {
      short: 'TH',
      name: 'throwaways',
      meaning: 'Throws that no team-mate caught, drops not among them.',
    },
    drops: { short: 'DR', name: 'drops', meaning: 'Throws that the player should have caught.' },
    stalls: { short: 'ST', name: 'stalls', meaning: 'The disc held for longer than the count.' },
    completion_percent: {
      short: 'CMP%',
      name: 'completion percentage',
      meaning: 'Passes completed out of a hundred thrown.',
    },
  },
  groups: {},
} as const
