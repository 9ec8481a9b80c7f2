import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/table-tennis.ts'

export const words = {
  plays: {
    luckyPoint: 'point par filet ou arête',
    penaltyPoint: 'point de pénalité',
  },
  roles: {},
  values: {},
  columns: {
    points_on_return: {
      short: 'PRET',
      name: 'points en retour',
      meaning: 'Points gagnés sur le service de l’adversaire.',
    },
    lucky_points: {
      short: 'PCH',
      name: 'points de chance',
      meaning: 'Points gagnés par une balle qui a touché le filet ou l’arête.',
    },
    penalty_points: {
      short: 'PPEN',
      name: 'points de pénalité',
      meaning: 'Points que l’adversaire a eus pour un carton.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
