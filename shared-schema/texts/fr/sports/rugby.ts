import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/rugby.ts'

export const words = {
  plays: {
    try: 'essai',
    penaltyTry: 'essai de pénalité',
    conversion: 'transformation',
    conversionMissed: 'transformation manquée',
    dropGoal: 'drop',
    dropGoalMissed: 'drop manqué',
    penaltyConceded: 'pénalité concédée',
    tackleMissed: 'plaquage manqué',
    carry: 'course ballon en main',
    cleanBreak: 'franchissement',
    defenderBeaten: 'défenseur battu',
    offload: 'passe après contact',
    turnoverWon: 'ballon récupéré',
    lineoutWon: 'touche gagnée',
    lineoutLost: 'touche perdue',
    scrumWon: 'mêlée gagnée',
    scrumLost: 'mêlée perdue',
  },
  roles: {},
  values: { metres: 'mètres' },
  columns: {
    tries: { short: 'E', name: 'essais', meaning: 'Essais que le joueur a marqués, cinq points chacun.' },
    try_assists: {
      short: 'PDE',
      name: 'passes d’essai',
      meaning: 'Passes et coups de pied qui ont mené directement à un essai.',
    },
    conversions_made: {
      short: 'TR',
      name: 'transformations',
      meaning: 'Transformations réussies, deux points chacune.',
    },
    conversions_attempted: {
      short: 'TT',
      name: 'transformations tentées',
      meaning: 'Transformations tentées, réussies ou non.',
    },
    penalty_goals_made: {
      short: 'P',
      name: 'pénalités réussies',
      meaning: 'Pénalités bottées, trois points chacune.',
    },
    penalty_goals_attempted: {
      short: 'PT',
      name: 'pénalités tentées',
      meaning: 'Pénalités bottées vers les poteaux.',
    },
    drop_goals_made: { short: 'DR', name: 'drops', meaning: 'Drops réussis, trois points chacun.' },
    goal_kicking_percent: {
      short: 'BUT%',
      name: 'pourcentage de buts',
      meaning: 'Transformations et pénalités réussies sur cent tentées.',
    },
    carries: { short: 'CRS', name: 'courses', meaning: 'Courses ballon en main dans la défense.' },
    metres_carried: { short: 'M', name: 'mètres gagnés', meaning: 'Mètres gagnés ballon en main.' },
    clean_breaks: {
      short: 'FR',
      name: 'franchissements',
      meaning: 'Courses à travers la ligne sans être touché.',
    },
    defenders_beaten: {
      short: 'DB',
      name: 'défenseurs battus',
      meaning: 'Défenseurs passés par une course.',
    },
    offloads: { short: 'PAC', name: 'passes après contact', meaning: 'Passes faites pendant un plaquage.' },
    tackles_made: { short: 'PLQ', name: 'plaquages', meaning: 'Adversaires mis au sol.' },
    tackles_missed: {
      short: 'PM',
      name: 'plaquages manqués',
      meaning: 'Plaquages dont un adversaire s’est sorti.',
    },
    tackle_percent: {
      short: 'PLQ%',
      name: 'pourcentage de plaquages',
      meaning: 'Plaquages réussis sur cent tentés.',
    },
    turnovers_won: {
      short: 'BR',
      name: 'ballons récupérés',
      meaning: 'Combien de fois le ballon a été pris à l’autre équipe.',
    },
    turnovers_conceded: {
      short: 'BP',
      name: 'ballons perdus',
      meaning: 'Combien de fois le ballon a été pris au joueur.',
    },
    penalties_conceded: {
      short: 'PEN',
      name: 'pénalités concédées',
      meaning: 'Pénalités données à l’adversaire.',
    },
  },
  groups: {
    attackAndDefence: 'attaque et défense',
  },
} satisfies Translated<typeof english>
