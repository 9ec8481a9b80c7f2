import type { Translated } from '../translated.ts'
import type { standings as english } from '../en/standings.ts'

export const standings = {
  place_ordinal_one: '{{count}}re place',
  place_ordinal_other: '{{count}}e place',

  ahead: 'devant {{below}} : {{why}}',
  aheadOfOut: {
    withdrawn: 'devant {{below}} : cette équipe s’est retirée',
    disqualified: 'devant {{below}} : cette équipe a été disqualifiée',
  },
  decided: 'devant {{below}} par {{method}}',
  level: 'à égalité avec {{below}} sur tous les critères : il faut {{last_resort}}',
  levelSoFar: 'à égalité avec {{below}} jusqu’ici',
  wonGame: 'a gagné leur match {{score}}',
  wonByForfeit: 'a gagné leur match par forfait',

  better: {
    points: 'plus de points',
    wins: 'plus de matchs gagnés',
    'regulation wins': 'plus de matchs gagnés dans le temps réglementaire',
    'win percentage': 'plus grande part de victoires',
    'fewest forfeits': 'moins de matchs perdus par forfait',
    'goal difference': 'meilleure différence de buts',
    'goals scored': 'plus de buts marqués',
    'fewest goals allowed': 'moins de buts encaissés',
    'away goals': 'plus de buts à l’extérieur',
    'score ratio': 'meilleur rapport des scores',
    'second score': 'second score plus élevé',
    'second score ratio': 'meilleur rapport des seconds scores',
    'fewest losses': 'moins de matchs perdus',
    'swiss score': 'score suisse plus élevé',
    'swiss score of opponents': 'score suisse des adversaires plus élevé',
    'mean swiss score of opponents': 'score suisse moyen des adversaires plus élevé',
  },
  perGame: '{{better}} par match',
  amongPair: '{{better}} dans leurs matchs',
  among: '{{better}} entre {{names, list}}',
  commonOfPair: '{{better}} contre leurs adversaires communs',
  common: '{{better}} contre les adversaires communs de {{names, list}}',
  capped: '{{better}}, au plus {{cap}} par match',
  figure: '{{value, number}}',
  withFigures: '{{better}} ({{own}} contre {{below}})',

  lastResort: {
    'coin flip': 'un tirage à pile ou face',
    'disc throw to the brick mark': 'un lancer de disque vers la marque brick',
    'conduct score, then the FIFA ranking': 'le score de fair-play, puis le classement FIFA',
    'disciplinary points, then the ranking of the qualifiers':
      'les points de discipline, puis le classement des qualifications',
    'play-off': 'un match de barrage',
    'shared place': 'une place partagée',
  },

  knockedOut: 'éliminé à la place {{place}}',
  wonFinal: 'a gagné la finale',
  lostFinal: 'a perdu la finale',
  wonGameFor: 'a gagné le match pour la place {{place}}',
  lostGameFor: 'a perdu le match pour la place {{place}}',
  noOpponent: 'n’a pas eu d’adversaire dans le match pour la place {{place}}',
  openBracket: 'a encore des matchs dans son tableau',
  inPool: '{{place}} de sa poule',
  inPoolAhead: '{{place}} de sa poule, {{why}}',
  inSwiss: '{{place}} des rondes suisses',
  nowhere: 'dans aucune poule, ronde suisse ni aucun tableau',
} satisfies Translated<typeof english>
