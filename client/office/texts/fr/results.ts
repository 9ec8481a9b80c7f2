import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { results as english } from '../en/results.ts'

export const results = {
  title: 'Résultats',
  bye: 'Exempt',
  nobodyYet: 'Personne encore',
  matchDay: 'Journée {{number}}',
  pair: '{{one}} – {{two}}',
  show: 'Que montrer',
  games: 'Matchs',
  teams: 'Équipes',
  swiss: 'Rondes suisses',
  final: 'Classement final',
  spirit: 'Spirit',

  find: 'Équipe ou terrain',
  part: 'Partie de l’événement',
  which: 'Quels matchs',
  shown: { all: 'Tous', open: 'Commencés, non terminés', final: 'Terminés' },
  noGame: 'Aucun match ne correspond.',
  finalOf: '{{count}} sur {{of}} terminés',
  enter: 'Saisir',

  nobodyPlaysYet: 'On ne sait pas encore qui joue ce match.',
  gamePage: 'Tout sur ce match',
  howItEnds: 'Où en est le match',
  ends: { final: 'Score final', live: 'En cours', forfeit: 'Forfait' },
  store: 'Enregistrer le résultat',
  forget: 'Laisser comme c’était',
  changedSince:
    'Quelqu’un d’autre a saisi un résultat entre-temps : {{score}}. Regardez-le, puis enregistrez de nouveau.',
  stored: 'Enregistré : {{game}}',
  takeBack: 'Annuler cela',

  noTeam: 'Aucune équipe n’est encore inscrite.',
  teamsWhat:
    'Une équipe qui se retire ou qui est disqualifiée perd par forfait ce qu’elle n’a pas encore joué. Ce qui en découle est montré avant.',
  team: 'Équipe',
  standing: 'Maintenant',
  change: 'Changer',
  status: { playing: 'Joue', withdrawn: 'Retirée', disqualified: 'Disqualifiée' },
  turn: {
    playing: 'Laisser {{team}} rejouer',
    withdrawn: 'Retirer {{team}}',
    disqualified: 'Disqualifier {{team}}',
  },

  noStandings: 'Il n’y a pas encore de classement.',
  place: 'Place',
  placeSoFar: '{{place}} pour l’instant',
  why: 'D’où elle vient',
  print: 'Imprimer les places',
  printedSoFar: 'Toutes les places ne sont pas encore décidées.',
  keepPlaces: 'Inscrire les places finales',
  placesOpen_one: '{{count}} place n’est pas encore décidée.',
  placesOpen_other: '{{count}} places ne sont pas encore décidées.',
  placesDecided: 'Toutes les places sont décidées.',
  placesKept: 'Les places finales sont inscrites.',
} satisfies Translated<typeof english>
