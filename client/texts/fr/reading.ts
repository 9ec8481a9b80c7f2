import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { reading as english } from '../en/reading.ts'

export const reading = {
  gameNumber: 'Match {{number}}',
  short: {
    quarterFinals: 'QF {{number}}',
    semiFinals: 'DF {{number}}',
  },
  winnerOf: 'Vainqueur de {{game}}',
  loserOf: 'Perdant de {{game}}',
  grandFinal: 'Grande finale',
  secondGrandFinal: 'Seconde grande finale, seulement si nécessaire',
  onlyIfNeeded: 'seulement si nécessaire',
  places: 'places {{places}}',
  seed: 'Tête de série {{seed}}',

  roomIn_one: '{{bracket}} a de la place pour la première',
  roomIn_other: '{{bracket}} a de la place pour les {{count}} premières',
  goesTo: '→ {{bracket}}',
  figureIs: '{{name}} {{figure}}',
  teamPage: 'Matchs et joueurs de {{team}}',

  find: 'Chercher une équipe, un joueur, un terrain ou une poule',
  now: 'Maintenant',
  followed: 'Suivies',
} satisfies Translated<typeof english>
