import type { Translated } from '../translated.ts'
import type { verdicts as english } from '../en/verdicts.ts'

export const verdicts = {
  notCounted: 'Non compté : {{why}}',
  notCountedIn: 'Non compté dans {{game}} : {{why}}',
  forNoPlayer: 'Compté pour aucun joueur : {{why}}',
  forNoPlayerIn: 'Compté pour aucun joueur dans {{game}} : {{why}}',
  withFlaw: '{{why}} ({{flaw}})',
  game: 'Match {{id}}',
  gameOf: 'Match {{id}}, {{one}} – {{two}}',
  flaws: {
    wrong_field: 'ce n’est pas une saisie',
    wrong_field_at: '{{field}} n’est pas acceptable',
    from_office: 'elle dit que le bureau l’a enregistrée',
    not_storable:
      'elle contient des caractères qui ne peuvent pas être enregistrés, ou est imbriquée trop profondément',
    too_large: 'elle est trop grande',
    does_not_fit: 'elle ne va pas avec les autres données',
  },
  why: {
    unreadable:
      'le bureau n’a pas pu lire cette saisie. Mettez à jour l’application sur cette tablette et enregistrez-la de nouveau.',
    unknown_game:
      'ce match a été supprimé ou déplacé dans un autre événement. Demandez à la table de marque : s’il revient, ce que vous avez enregistré compte.',
    not_allowed:
      'vous n’avez pas le droit d’enregistrer ce match. Demandez à la table de marque de vous en faire le marqueur : ce que vous avez enregistré compte alors.',
    other_sheet:
      'une autre tablette tient la marque de ce match. Demandez à la table de marque si c’est la vôtre qui est juste : elle peut choisir.',
    decided:
      'le bureau a retenu le score d’une autre tablette. Demandez à la table de marque si c’est faux : cela peut être annulé.',
    after_final:
      'le match était déjà terminé. Rouvrez le match et enregistrez de nouveau, ou demandez à la table de marque.',
    unknown_entry:
      'elle corrige une saisie que le bureau n’a pas ou qui ne compte pas. Rien à faire si celle-ci est encore en route.',
    unknown_team:
      'l’équipe n’est pas une des deux qui jouent ce match. Enregistrez pour la bonne équipe, ou demandez à la table de marque qui joue.',
    unknown_player:
      'la personne nommée n’est dans l’effectif d’aucune des deux équipes. Demandez à la table de marque de l’y mettre : cela compte alors aussi pour elle.',
  },
} satisfies Translated<typeof english>
