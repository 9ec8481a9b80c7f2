import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { reading as english } from '../../en/screens/reading.ts'

export const reading = {
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

  find: 'Chercher une équipe, un joueur, une poule',
  now: 'Maintenant',
  followed: 'Suivies',

  schedule: 'Programme',
  leaders: 'Classements individuels',
  day: 'Jour',
  gamesOfTeam: 'Matchs d’une équipe…',
  noField: 'Sans terrain',
  noLeaders: 'Personne n’a encore rien fait qui soit compté.',
  withAttempts_one: 'Avec au moins {{count}} tentative',
  withAttempts_other: 'Avec au moins {{count}} tentatives',
  follow: 'Suivre',
  allSeasons: 'Toutes les saisons',
  noTeam: 'Cette équipe n’est pas sur cet appareil.',
  players: 'Joueurs',
  noPlayers: 'Personne n’est encore dans l’effectif.',
  nothingCounted: 'Rien n’a encore été compté.',
  gameByGame: 'Match par match',

  largestLeads: 'Plus grande avance : {{one}} {{leadOne}}, {{two}} {{leadTwo}}.',
  changesOfLead_one: 'L’avance a changé {{count}} fois.',
  changesOfLead_other: 'L’avance a changé {{count}} fois.',

  shareLink: 'Partager le lien',
  sharePicture: 'Partager comme image',
  pictureSaved: 'Enregistré comme image',
  notShared: 'Impossible de partager d’ici.',
} satisfies Translated<typeof english>
