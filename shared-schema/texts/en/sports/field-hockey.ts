/** The words of field hockey. */
export const words = {
  plays: {
    penaltyCornerGoal: 'goal from a penalty corner',
    penaltyCornerWon: 'penalty corner won',
    defensiveSave: 'defensive save',
    greenCard: 'green card',
  },
  roles: {},
  values: {},
  columns: {
    penalty_corner_goals: {
      short: 'PCG',
      name: 'penalty corner goals',
      meaning: 'Goals scored from penalty corners.',
    },
    penalty_corners: { short: 'PC', name: 'penalty corners', meaning: 'Penalty corners won.' },
    defensive_saves: {
      short: 'DSV',
      name: 'defensive saves',
      meaning: 'Shots that would have scored and were stopped by another player than the goalkeeper.',
    },
    green_cards: { short: 'GC', name: 'green cards', meaning: 'Green cards shown to the player.' },
  },
  groups: {},
} as const
