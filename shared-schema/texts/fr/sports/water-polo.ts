import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/water-polo.ts'

export const words = {
  plays: {
    exclusion: 'exclusion',
    exclusionForTheGame: 'exclusion jusqu’à la fin du match',
    penaltyFoul: 'faute de penalty',
    sprintWon: 'sprint gagné',
  },
  roles: {},
  values: {},
  columns: {
    exclusions: { short: 'EX', name: 'exclusions temporaires', meaning: 'Fautes d’exclusion commises.' },
    penalty_fouls: {
      short: 'FPE',
      name: 'fautes de penalty',
      meaning: 'Fautes pour lesquelles l’autre équipe a eu un penalty.',
    },
    major_fouls: {
      short: 'FM',
      name: 'fautes majeures',
      meaning: 'Exclusions et fautes de penalty ; à trois, le match finit pour le joueur.',
    },
    exclusions_drawn: {
      short: 'EO',
      name: 'exclusions obtenues',
      meaning: 'Exclusions pour des fautes sur le joueur.',
    },
    sprints_won: {
      short: 'SPG',
      name: 'sprints gagnés',
      meaning: 'Sprints vers la balle gagnés au début d’une période.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
