import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/handball.ts'

export const words = {
  plays: {
    twoMinuteSuspension: 'exclusion de deux minutes',
    blueCard: 'carton bleu',
    technicalFault: 'erreur technique',
    sevenMetreDrawn: 'jet de sept mètres obtenu',
    sevenMetreCaused: 'jet de sept mètres concédé',
  },
  roles: {},
  values: {},
  columns: {
    suspensions: { short: '2′', name: 'exclusions', meaning: 'Exclusions de deux minutes.' },
    blue_cards: {
      short: 'CB',
      name: 'cartons bleus',
      meaning: 'Cartons bleus montrés au joueur, suivis d’un rapport.',
    },
    technical_faults: {
      short: 'ET',
      name: 'erreurs techniques',
      meaning: 'Ballons perdus par une infraction, comme un marcher.',
    },
    seven_metres_drawn: {
      short: '7O',
      name: 'sept mètres obtenus',
      meaning: 'Jets de sept mètres que sa propre équipe a eus pour une faute sur le joueur.',
    },
    seven_metres_caused: {
      short: '7CO',
      name: 'sept mètres concédés',
      meaning: 'Jets de sept mètres que l’autre équipe a eus pour une faute du joueur.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
