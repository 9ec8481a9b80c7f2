import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/foosball.ts'

export const words = {
  plays: {
    goalByGoalkeeper: 'gol del portero',
    goalByDefense: 'gol de la barra de dos',
    goalByMidfield: 'gol de la barra de cinco',
    goalByForwards: 'gol de la barra de tres',
  },
  roles: {},
  values: {},
  columns: {
    goals_per_shot_percent: { short: 'G%', name: 'porcentaje de gol', meaning: 'Goles de cada cien tiros.' },
    sets_won_percent: {
      short: 'J%',
      name: 'porcentaje de juegos ganados',
      meaning: 'Juegos ganados de cada cien.',
    },
    goals_by_goalkeeper: {
      short: 'POR',
      name: 'goles del portero',
      meaning: 'Goles de la barra del portero.',
    },
    goals_by_defense: {
      short: 'B2',
      name: 'goles de la barra de dos',
      meaning: 'Goles de la barra con dos figuras.',
    },
    goals_by_midfield: {
      short: 'B5',
      name: 'goles de la barra de cinco',
      meaning: 'Goles de la barra con cinco figuras.',
    },
    goals_by_forwards: {
      short: 'B3',
      name: 'goles de la barra de tres',
      meaning: 'Goles de la barra con tres figuras.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
