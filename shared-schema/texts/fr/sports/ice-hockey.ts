import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/ice-hockey.ts'

export const words = {
  plays: {
    hit: 'mise en échec',
    takeaway: 'palet pris',
    giveaway: 'palet donné',
  },
  roles: {
    hitter: 'mise en échec de',
    hitPlayer: 'sur',
  },
  values: {},
  columns: {
    hits_given: {
      short: 'MEE',
      name: 'mises en échec',
      meaning: 'Adversaires mis en échec par le corps pour leur prendre le palet.',
    },
    takeaways: { short: 'PP', name: 'palets pris', meaning: 'Le palet gagné sur un adversaire.' },
    giveaways: { short: 'PDO', name: 'palets donnés', meaning: 'Le palet perdu au profit d’un adversaire.' },
    shot_attempts: {
      short: 'TT',
      name: 'tirs tentés',
      meaning: 'Tirs cadrés, tirs manqués et tirs contrés.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
