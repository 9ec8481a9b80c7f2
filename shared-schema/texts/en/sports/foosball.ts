/** The words of foosball. */
export const words = {
  plays: {
    goalByGoalkeeper: 'goal by the goalkeeper',
    goalByDefense: 'goal by the two-rod',
    goalByMidfield: 'goal by the five-rod',
    goalByForwards: 'goal by the three-rod',
  },
  roles: {},
  values: {},
  columns: {
    goals_per_shot_percent: {
      short: 'G%',
      name: 'goal percentage',
      meaning: 'Goals out of a hundred shots.',
    },
    sets_won_percent: {
      short: 'W%',
      name: 'percentage of games won',
      meaning: 'Games won out of a hundred.',
    },
    goals_by_goalkeeper: {
      short: 'GK',
      name: 'goals by the goalkeeper',
      meaning: 'Goals of the goalkeeper’s rod.',
    },
    goals_by_defense: { short: '2R', name: 'goals by the two-rod', meaning: 'Goals of the rod of two.' },
    goals_by_midfield: { short: '5R', name: 'goals by the five-rod', meaning: 'Goals of the rod of five.' },
    goals_by_forwards: { short: '3R', name: 'goals by the three-rod', meaning: 'Goals of the rod of three.' },
  },
  groups: {},
} as const
