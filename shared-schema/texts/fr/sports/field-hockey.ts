import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/field-hockey.ts'

export const words = {
  plays: {
    penaltyCornerGoal: 'but sur petit corner',
    penaltyCornerWon: 'petit corner obtenu',
    defensiveSave: 'sauvetage défensif',
    greenCard: 'carton vert',
  },
  roles: {},
  values: {},
  columns: {
    penalty_corner_goals: {
      short: 'BPC',
      name: 'buts sur petit corner',
      meaning: 'Buts marqués sur petit corner.',
    },
    penalty_corners: { short: 'PC', name: 'petits corners', meaning: 'Petits corners obtenus.' },
    defensive_saves: {
      short: 'SD',
      name: 'sauvetages défensifs',
      meaning: 'Tirs qui auraient marqué et qu’un autre joueur que le gardien a arrêtés.',
    },
    green_cards: { short: 'CV', name: 'cartons verts', meaning: 'Cartons verts montrés au joueur.' },
  },
  groups: {},
} satisfies Translated<typeof english>
