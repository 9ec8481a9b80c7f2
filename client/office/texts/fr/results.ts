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
  shootout: 'Tirs au but, {{team}}',
  shootoutWhat: 'Seulement si des tirs au but ont décidé du match.',
  store: 'Enregistrer le résultat',
  forget: 'Laisser comme c’était',
  changedSince:
    'Quelqu’un d’autre a saisi un résultat entre-temps : {{score}}. Regardez-le, puis enregistrez de nouveau.',
  stored: 'Enregistré : {{game}}',
  clear: 'Vider le résultat',
  clearWhat: 'Tout ce qui a été saisi de ce match reste dans son historique et ne compte plus.',
  restore: 'Rétablir le résultat vidé',
  takeBack: 'Annuler cela',

  notAsPlanned: 'Si le match ne se passe pas comme prévu',
  countsNot: 'Rien n’en compte. Ce qui a été noté reste, et compte de nouveau si l’on revient là-dessus.',
  rule: {
    none: 'Revenir là-dessus',
    postponed: 'Le reporter',
    cancelled: 'Le supprimer',
    abandoned: 'L’arrêter : il ne compte pas',
    'abandoned with result': 'Le terminer : le score compte',
    annulled: 'L’invalider',
  },
  ruled: {
    postponed:
      'Il attend une nouvelle date. Donnez-lui une heure dans le programme, et tout est de nouveau comme prévu.',
    'abandoned with result': 'Il s’est terminé sur ce score.',
  },

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
