import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/handball.ts'

export const words = {
  plays: {
    twoMinuteSuspension: 'Zeitstrafe, zwei Minuten',
    blueCard: 'Blaue Karte',
    technicalFault: 'technischer Fehler',
    sevenMetreDrawn: 'Siebenmeter herausgeholt',
    sevenMetreCaused: 'Siebenmeter verursacht',
  },
  roles: {},
  values: {},
  columns: {
    suspensions: { short: '2′', name: 'Zeitstrafen', meaning: 'Zeitstrafen von zwei Minuten.' },
    blue_cards: {
      short: 'BK',
      name: 'Blaue Karten',
      meaning: 'Blaue Karten, die der Spieler bekommen hat und denen ein Bericht folgt.',
    },
    technical_faults: {
      short: 'TF',
      name: 'technische Fehler',
      meaning: 'Bälle, die durch einen Regelverstoß verloren gingen, etwa Schritte.',
    },
    seven_metres_drawn: {
      short: '7H',
      name: 'herausgeholte Siebenmeter',
      meaning: 'Siebenmeter, die das eigene Team nach einem Foul am Spieler bekam.',
    },
    seven_metres_caused: {
      short: '7V',
      name: 'verursachte Siebenmeter',
      meaning: 'Siebenmeter, die das andere Team nach einem Foul des Spielers bekam.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
