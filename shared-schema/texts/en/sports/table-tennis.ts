/** The words of table tennis. */
export const words = {
  plays: {
    luckyPoint: 'point by net or edge',
    penaltyPoint: 'penalty point',
  },
  roles: {},
  values: {},
  columns: {
    points_on_return: {
      short: 'PRET',
      name: 'points on return',
      meaning: 'Points won on the opponent’s serve.',
    },
    lucky_points: {
      short: 'LP',
      name: 'lucky points',
      meaning: 'Points won by a ball that touched the net or the edge.',
    },
    penalty_points: {
      short: 'PP',
      name: 'penalty points',
      meaning: 'Points that the opponent got for a card.',
    },
  },
  groups: {},
} as const
