import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/foosball.ts'

export const words = {
  plays: {
    goalByGoalkeeper: 'but du gardien',
    goalByDefense: 'but de la barre de deux',
    goalByMidfield: 'but de la barre de cinq',
    goalByForwards: 'but de la barre de trois',
  },
  roles: {},
  values: {},
  columns: {
    goals_per_shot_percent: { short: 'B%', name: 'pourcentage de buts', meaning: 'Buts sur cent tirs.' },
    sets_won_percent: {
      short: 'V%',
      name: 'pourcentage de manches gagnées',
      meaning: 'Manches gagnées sur cent.',
    },
    goals_by_goalkeeper: { short: 'BG', name: 'buts du gardien', meaning: 'Buts de la barre du gardien.' },
    goals_by_defense: {
      short: 'B2',
      name: 'buts de la barre de deux',
      meaning: 'Buts de la barre à deux joueurs.',
    },
    goals_by_midfield: {
      short: 'B5',
      name: 'buts de la barre de cinq',
      meaning: 'Buts de la barre à cinq joueurs.',
    },
    goals_by_forwards: {
      short: 'B3',
      name: 'buts de la barre de trois',
      meaning: 'Buts de la barre à trois joueurs.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
