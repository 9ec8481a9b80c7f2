import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/field-hockey.ts'

export const words = {
  plays: {
    penaltyCornerGoal: 'gol de penalti córner',
    penaltyCornerWon: 'penalti córner ganado',
    defensiveSave: 'parada defensiva',
    greenCard: 'tarjeta verde',
  },
  roles: {},
  values: {},
  columns: {
    penalty_corner_goals: {
      short: 'GPC',
      name: 'goles de penalti córner',
      meaning: 'Goles marcados de penalti córner.',
    },
    penalty_corners: { short: 'PC', name: 'penaltis córner', meaning: 'Penaltis córner ganados.' },
    defensive_saves: {
      short: 'PDF',
      name: 'paradas defensivas',
      meaning: 'Tiros que habrían sido gol y que paró otro jugador que el portero.',
    },
    green_cards: { short: 'TV', name: 'tarjetas verdes', meaning: 'Tarjetas verdes al jugador.' },
  },
  groups: {},
} satisfies Translated<typeof english>
