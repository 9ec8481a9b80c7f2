import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/water-polo.ts'

export const words = {
  plays: {
    exclusion: 'expulsión',
    exclusionForTheGame: 'expulsión definitiva',
    penaltyFoul: 'falta de penalti',
    sprintWon: 'sprint ganado',
  },
  roles: {},
  values: {},
  columns: {
    exclusions: { short: 'EXP', name: 'expulsiones', meaning: 'Faltas de expulsión cometidas.' },
    penalty_fouls: {
      short: 'FP',
      name: 'faltas de penalti',
      meaning: 'Faltas por las que el otro equipo obtuvo un penalti.',
    },
    major_fouls: {
      short: 'FG',
      name: 'faltas graves',
      meaning: 'Expulsiones y faltas de penalti; con tres termina el partido para un jugador.',
    },
    exclusions_drawn: {
      short: 'EF',
      name: 'expulsiones forzadas',
      meaning: 'Expulsiones por faltas sobre el jugador.',
    },
    sprints_won: {
      short: 'SPR',
      name: 'sprints ganados',
      meaning: 'Sprints por el balón al comienzo de un periodo que se ganaron.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
