import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { families as english } from '../en/families.ts'

export const families = {
  bracketStart: 'est nécessaire : c’est quand commence le premier tour',
  bracketSize: 'doit être de 2 à {{most}} équipes, et non {{teams}}',
  bracketRounds: 'est nécessaire si aucune équipe n’est nommée',

  calendarType: 'doit être l’un de ceux du calendrier : {{types}}',
  calendarStart: 'est nécessaire pour le type {{type}}',
  calendarPlace:
    'est nécessaire, ou une saison, un tournoi ou des équipes : un événement appartient à l’un d’eux',
  calendarEnd: 'ne doit pas être avant le début',

  gameAgainstItself: 'doit être une autre équipe que la première : une équipe ne joue pas contre elle-même',
  gameAfterItself: 'doit être un autre match : personne ne va d’un match à lui-même',
  nextGameIn: {
    tournament: 'doit être un match du même tournoi',
    season: 'doit être un match de la même saison',
  },
  gameIsFed: 'doit rester tel quel : des équipes vont à ce match depuis le match {{game}}',

  notEntered: 'doit être une autre équipe engagée dans le tournoi',
  notAgreedYet:
    'doit être une équipe dont l’organisation a donné son accord : elle ne prend la place qu’alors',
  notOfSeason: 'doit être une équipe de la même saison',
  replacedHasPlayed:
    'L’équipe a déjà joué dans cette saison (match {{game}}), ses matchs ne passent donc pas à une autre. Elle peut quitter la saison par son statut, et on choisit alors ce que deviennent ses matchs.',
  leftOn: 'est nécessaire : cela dit à partir de quel jour les matchs sont invalidés ou perdus par forfait',
  ruling: {
    cancelled:
      'ne peut pas être « supprimé » : quelque chose a déjà été noté dans ce match. Arrêtez-le ou invalidez son résultat',
    postponed:
      'ne peut pas être « reporté » : quelque chose a déjà été noté dans ce match. Donnez une autre heure s’il reprend plus tard',
    notPlayed:
      'doit être « supprimé » ou « reporté » : rien n’a été noté dans ce match qui puisse être arrêté ou invalidé',
  },

  periodEnd: 'ne doit pas être avant la date de début {{start}}',
  playerName: 'est nécessaire, ou un nom de famille ou un surnom : un joueur a un nom',

  lateNowhere: 'ne nomme aucune poule, et il n’y a pas de ronde suisse où l’équipe pourrait être exempte',
  lateHasGame: 'est déjà dans un match de cette ronde',
  poolStart: 'est nécessaire pour faire les matchs',
  poolSize: 'doit nommer au plus {{most}} équipes pour que toutes se rencontrent : faites plusieurs poules',

  swissStart: 'est nécessaire : c’est quand commencent les matchs',
  swissTeams: 'doit nommer au moins deux équipes, ou aucune : toutes celles du tournoi sont alors appariées',
  swissTournament: 'doit avoir au moins deux équipes qui jouent : il en a {{teams}}',

  relatedToItself: 'doit être d’autres équipes : une équipe n’est pas liée à elle-même',

  marksOfFields: 'doit nommer un terrain du site s’il marque un terrain, et aucun sinon',
  marksOfStrangers: 'nomme des terrains qui ne sont pas de ce site : {{fields}}',

  tieTeams: 'doit nommer au moins deux équipes, la meilleure d’abord',
  tieStrangers: {
    pool: 'nomme des équipes qui ne sont pas dans la poule : {{teams}}',
    tournament: 'nomme des équipes qui ne sont pas dans le tournoi : {{teams}}',
    season: 'nomme des équipes qui ne jouent pas dans la saison : {{teams}}',
  },
} satisfies Translated<typeof english>
