import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/foosball.ts'

export const words = {
  plays: {
    goalByGoalkeeper: 'Tor vom Torwart',
    goalByDefense: 'Tor von der Zweierstange',
    goalByMidfield: 'Tor von der Fünferstange',
    goalByForwards: 'Tor von der Dreierstange',
  },
  roles: {},
  values: {},
  columns: {
    goals_per_shot_percent: { short: 'T%', name: 'Torquote', meaning: 'Tore auf hundert Schüsse.' },
    sets_won_percent: {
      short: 'S%',
      name: 'Anteil gewonnener Sätze',
      meaning: 'Gewonnene Sätze auf hundert.',
    },
    goals_by_goalkeeper: { short: 'TW', name: 'Tore vom Torwart', meaning: 'Tore von der Torwartstange.' },
    goals_by_defense: {
      short: '2er',
      name: 'Tore von der Zweierstange',
      meaning: 'Tore von der Stange mit zwei Figuren.',
    },
    goals_by_midfield: {
      short: '5er',
      name: 'Tore von der Fünferstange',
      meaning: 'Tore von der Stange mit fünf Figuren.',
    },
    goals_by_forwards: {
      short: '3er',
      name: 'Tore von der Dreierstange',
      meaning: 'Tore von der Stange mit drei Figuren.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
