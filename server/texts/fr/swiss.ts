import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { swiss as english } from '../en/swiss.ts'

export const swiss = {
  reason: '{{pair}} : {{why}}',
  pair: '{{one}} contre {{two}}',

  neighbours: 'voisins au classement',
  next: 'les suivants au classement, car {{others, list}}',
  meets: '{{place}} rencontre {{opponent}}',
  hasBye: '{{place}} est exempt',
  upperHalf: '{{place}} de la moitié haute',
  lowerHalf: '{{place}} de la moitié basse',
  group_one: 'le groupe à {{count}} victoire',
  group_other: 'le groupe à {{count}} victoires',
  restOfGroup_one: 'le reste du groupe à {{count}} victoire',
  restOfGroup_other: 'le reste du groupe à {{count}} victoires',
  halves: '{{one}} contre {{two}}, {{group}}',
  oneHalf: {
    upper: 'les deux de la moitié haute, {{group}}',
    lower: 'les deux de la moitié basse, {{group}}',
  },
  groups: '{{one}}, {{group_of_one}}, contre {{two}}, {{group_of_two}}',
  movedDown: {
    odd: 'descendu, {{group}} : son nombre est impair',
    'odd with those above': 'descendu, {{group}} : avec ceux qui y sont descendus son nombre est impair',
    'fewer meetings': 'descendu, {{group}}, pour que moins d’équipes se rencontrent de nouveau',
  },
  withMoved: '{{why}}, {{place}} {{moved}}',
  withMet: '{{why}}, {{met}}',
  asRefused: '{{why}}, car {{refusals}}',
  besideRefused: '{{why}} ; {{refusals}}',

  metAgain: 'ils se sont déjà rencontrés, mais une nouvelle rencontre ne peut être épargnée à tous',
  metAgainIn_one:
    'ils se sont déjà rencontrés à la ronde {{rounds, list}}, mais une nouvelle rencontre ne peut être épargnée à tous',
  metAgainIn_other:
    'ils se sont déjà rencontrés aux rondes {{rounds, list}}, mais une nouvelle rencontre ne peut être épargnée à tous',

  met: '{{one}} et {{two}} se sont déjà rencontrés',
  metIn_one: '{{one}} et {{two}} se sont rencontrés à la ronde {{rounds, list}}',
  metIn_other: '{{one}} et {{two}} se sont rencontrés aux rondes {{rounds, list}}',
  othersMet: '{{instead}} laisserait {{left}}, qui se sont déjà rencontrés',
  othersMetIn_one: '{{instead}} laisserait {{left}}, qui se sont rencontrés à la ronde {{rounds, list}}',
  othersMetIn_other: '{{instead}} laisserait {{left}}, qui se sont rencontrés aux rondes {{rounds, list}}',
  othersDiffer: '{{instead}} laisserait {{left}}, et plus de matchs entre nombres de victoires différents',
  againstOne: 'contre {{place}} {{consequence}}',
  againstSome: 'contre {{places, list(type: disjunction)}}, au mieux, {{consequence}}',
  againstMany: 'contre {{others}} autres qui viennent avant, au mieux, {{consequence}}',
  otherMoves: 'avec {{place}} à la place {{consequence}}',
  consequence: {
    meetings: 'des équipes devraient se rencontrer de nouveau',
    groups: 'des équipes devraient changer davantage de groupe',
    'long ways': 'une équipe devrait aller plus loin',
    'down twice': 'une équipe descendrait deux fois de suite',
    'float after float': 'une équipe quitterait son groupe deux fois de suite',
    'pairs within halves': 'plus de paires seraient dans une même moitié',
    'meetings of others': 'd’autres devraient se rencontrer de nouveau',
  },

  bye: {
    'fewest byes': '{{place}} est exempt : dernier au classement de ceux qui l’ont été le moins',
    'fewest wins of fewest byes':
      '{{place}} est exempt : dernier au classement avec le moins de victoires parmi ceux qui l’ont été le moins',
  },
  byeThatSpares: {
    'fewest byes':
      '{{place}} est exempt : dernier au classement de ceux qui l’ont été le moins et qui épargne aux autres une nouvelle rencontre',
    'fewest wins of fewest byes':
      '{{place}} est exempt : dernier au classement avec le moins de victoires parmi ceux qui l’ont été le moins et qui épargne aux autres une nouvelle rencontre',
  },
} satisfies Translated<typeof english>
