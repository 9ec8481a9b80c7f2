import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/soccer.ts'

export const words = {
  plays: {
    secondYellowCard: 'second carton jaune',
    failedPass: 'passe manquée',
    keyPass: 'passe clé',
    lostTackle: 'tacle perdu',
    clearance: 'dégagement',
    wonDribble: 'dribble réussi',
    lostDribble: 'dribble manqué',
    dispossession: 'ballon pris par l’adversaire',
    throwIn: 'touche',
  },
  roles: {},
  values: {},
  columns: {
    key_passes: { short: 'PC', name: 'passes clés', meaning: 'Passes qui ont mené à un tir.' },
    fouls_suffered: {
      short: 'FSU',
      name: 'fautes subies',
      meaning: 'Fautes de l’autre équipe sur le joueur.',
    },
    offsides: { short: 'HJ', name: 'hors-jeu', meaning: 'Combien de fois le joueur était hors jeu.' },
    corners: { short: 'CRN', name: 'corners tirés', meaning: 'Coups de pied de coin tirés.' },
    passes: { short: 'PAS', name: 'passes jouées', meaning: 'Toutes les passes jouées.' },
    pass_percent: {
      short: 'P%',
      name: 'pourcentage de passes réussies',
      meaning: 'Passes réussies sur cent.',
    },
    tackles: { short: 'TAC', name: 'tacles', meaning: 'Tacles tentés.' },
    tackles_won: { short: 'TG', name: 'tacles gagnés', meaning: 'Tacles qui ont arrêté l’adversaire.' },
    clearances: { short: 'DEG', name: 'dégagements', meaning: 'Ballons envoyés loin de son propre but.' },
    dribbles: {
      short: 'DRI',
      name: 'dribbles tentés',
      meaning: 'Essais de passer un adversaire avec le ballon.',
    },
    dribbles_won: { short: 'DG', name: 'dribbles réussis', meaning: 'Dribbles qui ont passé l’adversaire.' },
    dispossessed: {
      short: 'DEP',
      name: 'dépossessions',
      meaning: 'Combien de fois un adversaire a pris le ballon.',
    },
    throw_ins: { short: 'TCH', name: 'touches', meaning: 'Touches jouées.' },
  },
  groups: {
    play: 'jeu',
  },
} satisfies Translated<typeof english>
