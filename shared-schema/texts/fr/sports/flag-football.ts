import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/flag-football.ts'

export const words = {
  plays: {
    onePointTry: 'essai d’un point',
    twoPointTry: 'essai de deux points',
    onePointTryFailed: 'essai d’un point manqué',
    twoPointTryFailed: 'essai de deux points manqué',
    tryReturned: 'essai retourné',
    flagPull: 'drapeau pris',
  },
  roles: {},
  values: {},
  columns: {
    flag_pulls: {
      short: 'DRP',
      name: 'drapeaux pris',
      meaning: 'Drapeaux pris à un adversaire qui avait le ballon.',
    },
    interception_touchdowns: {
      short: 'TDI',
      name: 'touchdowns sur interception',
      meaning: 'Interceptions retournées pour un touchdown.',
    },
    safeties: {
      short: 'SAF',
      name: 'safetys',
      meaning: 'Adversaires arrêtés dans leur propre en-but, deux points chacun.',
    },
    one_point_tries_made: { short: '1PR', name: 'essais d’un point', meaning: 'Essais d’un point réussis.' },
    one_point_tries_attempted: {
      short: '1PT',
      name: 'essais d’un point tentés',
      meaning: 'Essais d’un point, réussis ou non.',
    },
    two_point_tries_made: {
      short: '2PR',
      name: 'essais de deux points',
      meaning: 'Essais de deux points réussis.',
    },
    two_point_tries_attempted: {
      short: '2PT',
      name: 'essais de deux points tentés',
      meaning: 'Essais de deux points, réussis ou non.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
