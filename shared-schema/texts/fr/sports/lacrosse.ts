import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/lacrosse.ts'

export const words = {
  plays: {
    manDownGoal: 'but en infériorité',
    freePositionGoal: 'but sur coup franc',
    freePositionSaved: 'coup franc arrêté',
    freePositionMissed: 'coup franc manqué',
    groundBall: 'balle au sol',
    drawControl: 'engagement contrôlé',
    forcedTurnover: 'perte de balle provoquée',
    failedClear: 'dégagement manqué',
    extraMan: 'occasion en supériorité',
    technicalFoulOf30Seconds: 'faute technique, 30 secondes',
    personalFoulOf1: 'faute personnelle, 1 minute de pénalité',
    personalFoulOf2: 'faute personnelle, 2 minutes de pénalité',
    personalFoulOf3: 'faute personnelle, 3 minutes de pénalité',
  },
  roles: {
    forcedBy: 'provoquée par',
    ballLostBy: 'perdue par',
  },
  values: {},
  columns: {
    ground_balls: {
      short: 'BS',
      name: 'balles au sol',
      meaning: 'Balles libres gagnées contre un adversaire.',
    },
    draw_controls: {
      short: 'EC',
      name: 'engagements contrôlés',
      meaning: 'Engagements après lesquels le joueur a gagné la balle.',
    },
    forced_turnovers: {
      short: 'PPR',
      name: 'pertes provoquées',
      meaning: 'Pertes de balle de l’autre équipe que le joueur a provoquées.',
    },
    penalty_time: {
      short: 'MP',
      name: 'minutes de pénalité',
      meaning: 'Minutes de pénalité données au joueur ; une faute technique en est une demie.',
    },
    personal_fouls: {
      short: 'FP',
      name: 'fautes personnelles',
      meaning: 'Fautes personnelles sifflées contre le joueur.',
    },
    technical_fouls: {
      short: 'FT',
      name: 'fautes techniques',
      meaning: 'Fautes techniques sifflées contre le joueur.',
    },
    man_down_goals: {
      short: 'BI',
      name: 'buts en infériorité',
      meaning: 'Buts marqués quand sa propre équipe avait un joueur de moins.',
    },
    free_position_shots: { short: 'CF', name: 'coups francs', meaning: 'Tirs sur coup franc.' },
    free_position_goals: {
      short: 'BCF',
      name: 'buts sur coup franc',
      meaning: 'Buts marqués sur coup franc.',
    },
    clears: {
      short: 'DEG',
      name: 'dégagements',
      meaning: 'Combien de fois sa propre équipe a sorti la balle de sa moitié.',
    },
    clear_attempts: {
      short: 'DEGT',
      name: 'dégagements tentés',
      meaning: 'Combien de fois sa propre équipe a essayé de sortir la balle de sa moitié.',
    },
    clear_percent: {
      short: 'DEG%',
      name: 'pourcentage de dégagements',
      meaning: 'Dégagements sur cent essais.',
    },
    rides: { short: 'PRES', name: 'dégagements empêchés', meaning: 'Dégagements manqués de l’autre équipe.' },
    extra_man_opportunities: {
      short: 'OS',
      name: 'occasions en supériorité',
      meaning: 'Combien de fois l’autre équipe avait un joueur de moins.',
    },
    extra_man_percent: {
      short: 'OS%',
      name: 'pourcentage en supériorité',
      meaning: 'Buts en supériorité sur cent occasions.',
    },
    times_man_down: {
      short: 'INF',
      name: 'infériorités',
      meaning: 'Combien de fois sa propre équipe avait un joueur de moins.',
    },
    extra_man_goals_against: {
      short: 'BEI',
      name: 'buts encaissés en infériorité',
      meaning: 'Buts que l’autre équipe a marqués avec un joueur de plus.',
    },
    man_down_percent: {
      short: 'INF%',
      name: 'pourcentage en infériorité',
      meaning: 'Infériorités sans but encaissé, sur cent.',
    },
  },
  groups: {
    clearing: 'dégagements et occasions',
  },
} satisfies Translated<typeof english>
