import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/basketball.ts'

export const words = {
  plays: {
    twoPointer: 'panier à deux points',
    threePointer: 'panier à trois points',
    freeThrow: 'lancer franc',
    twoPointerMissed: 'tir à deux points manqué',
    threePointerMissed: 'tir à trois points manqué',
    twoPointerBlocked: 'tir à deux points contré',
    threePointerBlocked: 'tir à trois points contré',
    freeThrowMissed: 'lancer franc manqué',
    rebound: 'rebond',
    teamRebound: 'rebond d’équipe',
    teamTurnover: 'perte de balle d’équipe',
    offensiveFoul: 'faute offensive',
    unsportsmanlikeFoul: 'faute antisportive',
    disqualifyingFoul: 'faute disqualifiante',
    teamTechnicalFoul: 'faute technique du banc',
    jumpBall: 'entre-deux',
  },
  roles: {
    rebounder: 'rebondeur',
    stealer: 'volé par',
    jumper: 'sauteur',
    otherJumper: 'autre sauteur',
  },
  values: {},
  columns: {
    field_goals_made: { short: 'TR', name: 'tirs réussis', meaning: 'Paniers, sans les lancers francs.' },
    field_goals_attempted: {
      short: 'TT',
      name: 'tirs tentés',
      meaning: 'Tirs au panier, sans les lancers francs.',
    },
    field_goal_percent: {
      short: 'T%',
      name: 'pourcentage aux tirs',
      meaning: 'Tirs réussis sur cent tentés.',
    },
    three_pointers_made: {
      short: '3R',
      name: 'trois points réussis',
      meaning: 'Paniers de derrière la ligne des trois points.',
    },
    three_pointers_attempted: {
      short: '3T',
      name: 'trois points tentés',
      meaning: 'Tirs de derrière la ligne des trois points.',
    },
    three_pointer_percent: {
      short: '3P%',
      name: 'pourcentage à trois points',
      meaning: 'Trois points réussis sur cent tentés.',
    },
    free_throws_made: { short: 'LFR', name: 'lancers francs réussis', meaning: 'Lancers francs entrés.' },
    free_throws_attempted: { short: 'LFT', name: 'lancers francs tentés', meaning: 'Lancers francs tirés.' },
    free_throw_percent: {
      short: 'LF%',
      name: 'pourcentage aux lancers francs',
      meaning: 'Lancers francs réussis sur cent tentés.',
    },
    rebounds_offensive: {
      short: 'RO',
      name: 'rebonds offensifs',
      meaning: 'La balle prise après un tir manqué de sa propre équipe.',
    },
    rebounds_defensive: {
      short: 'RD',
      name: 'rebonds défensifs',
      meaning: 'La balle prise après un tir manqué de l’autre équipe.',
    },
    rebounds: { short: 'REB', name: 'rebonds', meaning: 'Rebonds offensifs et défensifs.' },
    fouls_personal: {
      short: 'FP',
      name: 'fautes personnelles',
      meaning: 'Fautes du joueur, sans les techniques.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
