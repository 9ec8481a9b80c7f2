import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/field-hockey.ts'

export const words = {
  plays: {
    penaltyCornerGoal: 'Tor nach Strafecke',
    penaltyCornerWon: 'Strafecke herausgeholt',
    defensiveSave: 'Rettung auf der Linie',
    greenCard: 'Grüne Karte',
  },
  roles: {},
  values: {},
  columns: {
    penalty_corner_goals: { short: 'SET', name: 'Strafeckentore', meaning: 'Tore nach Strafecken.' },
    penalty_corners: { short: 'SE', name: 'Strafecken', meaning: 'Herausgeholte Strafecken.' },
    defensive_saves: {
      short: 'RL',
      name: 'Rettungen',
      meaning: 'Schüsse, die ein Tor gewesen wären und von einem anderen als dem Torwart gehalten wurden.',
    },
    green_cards: {
      short: 'GRK',
      name: 'Grüne Karten',
      meaning: 'Grüne Karten, die der Spieler bekommen hat.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
