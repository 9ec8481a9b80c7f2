import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { tournament as english } from '../en/tournament.ts'

export const tournament = {
  changed: 'Match {{game}} : {{now}} au lieu de {{before}}',
  nobodyYet: 'personne encore',
  newOnField: 'Match {{game}} : {{now}}',
  onNoField: 'sur aucun terrain',
  onField: 'sur {{field}}',
  namelessField: 'terrain {{id}}',
  result: {
    notNeeded: 'pas nécessaire',
    notPlayed: 'pas joué',
    final: '{{score}}',
    finalByForfeit: '{{score}} par forfait',
    won: '{{score}}, gagné par {{team}}',
    wonByForfeit: '{{score}}, gagné par {{team}} par forfait',
    live: '{{score}}, pas terminé',
    liveByForfeit: '{{score}}, pas terminé, par forfait',
  },
  moved: {
    pool: 'Poule {{pool}} : {{team}} de la place {{from}} à la place {{to}}',
    swiss: 'Classement suisse : {{team}} de la place {{from}} à la place {{to}}',
    final: 'Classement final : {{team}} de la place {{from}} à la place {{to}}',
    season:
      'Classement : {{team}} de la place {{from}} avec {{before}} points à la place {{to}} avec {{after}}',
  },

  wrongTeam:
    'Le match {{game}} a été joué par {{playing}}, mais après une correction {{sent}} aurait dû le jouer. Quelqu’un doit trancher : {{playing}} y reste, ou {{sent}} y entre et il est rejoué.',
  doesNotCount:
    'Le match {{game}} entre {{one}} et {{two}} est {{ruling}}, personne ne se qualifie donc par lui. Mettez une équipe dans le match suivant, ou revenez sur cette décision.',
  ruling: {
    none: 'à jouer',
    postponed: 'reporté',
    cancelled: 'supprimé',
    abandoned: 'arrêté',
    'abandoned with result': 'arrêté, et son score compte',
    annulled: 'invalidé',
  },
  withoutGames:
    '{{team}} participe et n’est dans aucun match. Ajoutez ses matchs à une poule, donnez-lui un exempt dans la ronde suisse, ou retirez-la.',
  roundNotOver: 'Ronde {{round}} : {{one}} – {{two}} n’est pas terminé, et compte comme nul pour le tirage.',
  noTeams: 'Personne n’arrive au match {{game}}. Mettez-y ses équipes, ou dites que personne ne le joue.',
  noOpponent:
    '{{team}} n’a pas d’adversaire dans le match {{game}}, et personne n’y arrive. Mettez-y une équipe, ou dites que personne ne vient : alors {{team}} passe sans jouer.',
  noWinner:
    'Le match {{game}} entre {{one}} et {{two}} est terminé sans vainqueur, personne ne se qualifie donc. Saisissez le score qui l’a décidé, mettez une équipe dans le match suivant, ou saisissez que les deux ont déclaré forfait : alors personne ne se qualifie.',
  level: {
    pool: 'Poule {{pool}} : {{teams, list}} sont à égalité sur tous les critères. Enregistrez un départage avec leur ordre : {{last_resort}}, ou comme l’organisateur en décide.',
    swiss:
      'Classement suisse : {{teams, list}} sont à égalité sur tous les critères. Enregistrez un départage avec leur ordre : {{last_resort}}, ou comme l’organisateur en décide.',
  },

  outside:
    'Seul ce qui s’écrit dans un tournoi ou une saison a un aperçu : rien d’autre ne change avec ceci.',
  noPreviewOutside: 'vaut pour les écritures dans un tournoi ou une saison seulement',

  severalSources:
    'ou des poules, une ronde suisse ou le classement de la saison nomment les équipes du tableau : l’un d’eux, et pas plusieurs',
  placesReversed: 'ne doit pas être avant la première place',
  poolOfOthers: 'nomme une poule qui n’est pas dans le tournoi : {{pool}}',
  sourcesAndPools: 'nomme lui-même les places des poules : omettez les poules',
  followsNoPools: 'a besoin des poules que suit le tableau',
  placeBeyondPool: 'nomme la place {{place}} de la poule {{pool}}, qui a {{teams}} équipes',
  placeTwice: 'nomme deux fois la place {{place}} de la poule {{pool}}',
  noDivision: 'doit être une division de la saison : {{divisions}}',
  noDivisions: 'doit être omis : aucune équipe de la saison n’a de division',
  notOfDivision: 'doit être "divisions" pour le classement d’une division',
  qualifiersNotEntered:
    'suit le classement, dans lequel se qualifient ces équipes qui ne sont pas encore inscrites au tournoi : {{teams, list}}',
  roundOfOthers: 'doit être une ronde du même tournoi',
  notFinal: {
    pool_one:
      'Poule {{pool}} : {{count}} match n’est pas terminé, on ne sait donc pas encore qui se qualifie.',
    pool_other:
      'Poule {{pool}} : {{count}} matchs ne sont pas terminés, on ne sait donc pas encore qui se qualifie.',
    swiss_one:
      'Les rondes suisses : {{count}} match n’est pas terminé, on ne sait donc pas encore qui se qualifie.',
    swiss_other:
      'Les rondes suisses : {{count}} matchs ne sont pas terminés, on ne sait donc pas encore qui se qualifie.',
    season_one: 'La saison : {{count}} match n’est pas terminé, on ne sait donc pas encore qui se qualifie.',
    season_other:
      'La saison : {{count}} matchs ne sont pas terminés, on ne sait donc pas encore qui se qualifie.',
  },
  levelWithOthers: {
    pool_one:
      'Poule {{pool}} : {{teams}} est à égalité avec une autre équipe sur tous les critères. Enregistrez d’abord un départage.',
    pool_other:
      'Poule {{pool}} : {{teams}} sont à égalité avec une autre équipe sur tous les critères. Enregistrez d’abord un départage.',
    swiss_one:
      'Le classement suisse : {{teams}} est à égalité avec une autre équipe sur tous les critères. Enregistrez d’abord un départage.',
    swiss_other:
      'Le classement suisse : {{teams}} sont à égalité avec une autre équipe sur tous les critères. Enregistrez d’abord un départage.',
    season_one:
      'Le classement de la saison : {{teams}} est à égalité avec une autre équipe sur tous les critères. Décidez d’abord de leur ordre.',
    season_other:
      'Le classement de la saison : {{teams}} sont à égalité avec une autre équipe sur tous les critères. Décidez d’abord de leur ordre.',
  },
} satisfies Translated<typeof english>
