import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { office as english } from '../../en/screens/office.ts'

export const office = {
  office: 'Bureau',
  of: 'Bureau · {{event}}',
  whatToShow: 'Que montrer',
  parts: {
    disputes: 'Désaccords',
    tablets: 'Tablettes',
    verdicts: 'Non compté',
  },
  differ_one: '{{count}} match a deux feuilles qui diffèrent',
  differ_other: '{{count}} matchs ont des feuilles qui diffèrent',

  advice: {
    unreadable:
      'Mettez à jour l’application de cette tablette et faites enregistrer de nouveau. Ce qu’elle a envoyé est gardé tel quel.',
    unknown_game: 'Le match a été supprimé, ou il est dans un autre événement. S’il revient, ceci compte.',
    not_allowed:
      'Pour que cela compte, donnez à cette personne un rôle pour le match. Un nouveau rôle compte aussitôt.',
    other_sheet:
      'Une autre tablette tient la marque. Là où les deux diffèrent, vous pouvez choisir, ou les fusionner.',
    decided: 'Le bureau a retenu une autre feuille. Cela peut être annulé.',
    after_final: 'Regardez le match : vous pouvez l’y rouvrir, ou saisir le bon score.',
    unknown_entry:
      'Elle corrige quelque chose qui ne compte pas. Si cela arrive ou compte de nouveau, elle compte aussi.',
    unknown_team: 'Regardez qui joue le match. Quand l’équipe y sera mise, ceci comptera.',
    unknown_player:
      'L’action compte, mais pour personne. Mettez le joueur dans l’effectif d’une des deux équipes : elle comptera alors aussi pour lui.',
  },

  tablet: 'tablette {{end}}',
  tabletOf: '{{name}}, {{tablet}}',
  tabletOfSomebody: 'Quelqu’un, {{tablet}}',
  tablets: 'Tablettes',
  tabletsWhat: 'Ce que chaque tablette a dit la dernière fois qu’elle a donné de ses nouvelles.',
  noTablets: 'Aucune tablette de quelqu’un qui a un rôle n’a encore donné de ses nouvelles.',
  worry: {
    look: 'À regarder',
    wait: 'Absente ou en train d’envoyer',
    fine: 'Tout va bien',
  },

  connected: 'Connectée',
  connectedSentAll: 'Connectée, tout est envoyé',
  connectedUnsent_one: 'Connectée, {{count}} saisie non envoyée',
  connectedUnsent_other: 'Connectée, {{count}} saisies non envoyées',
  away: 'Pas connectée',
  awaySentAll: 'Pas connectée, avait tout envoyé',
  awayUnsent_one: 'Pas connectée, avait {{count}} saisie non envoyée',
  awayUnsent_other: 'Pas connectée, avait {{count}} saisies non envoyées',

  heardNow: 'Dernières nouvelles le {{moment}}, il y a moins d’une minute',
  heardMinutesAgo_one: 'Dernières nouvelles le {{moment}}, il y a {{count}} minute',
  heardMinutesAgo_other: 'Dernières nouvelles le {{moment}}, il y a {{count}} minutes',
  heardHoursAgo_one: 'Dernières nouvelles le {{moment}}, il y a {{count}} heure',
  heardHoursAgo_other: 'Dernières nouvelles le {{moment}}, il y a {{count}} heures',
  heardDaysAgo_one: 'Dernières nouvelles le {{moment}}, il y a {{count}} jour',
  heardDaysAgo_other: 'Dernières nouvelles le {{moment}}, il y a {{count}} jours',

  outdated:
    'Son application est trop ancienne pour envoyer. Donnez-lui une connexion, ouvrez l’application et touchez Mise à jour prête',
  lacks_one: 'Il lui manque {{count}} changement fait depuis',
  lacks_other: 'Il lui manque {{count}} changements faits depuis',
  came_one: '{{count}} saisie est venue d’elle',
  came_other: '{{count}} saisies sont venues d’elle',
} satisfies Translated<typeof english>
