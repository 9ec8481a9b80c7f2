import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { formats as english } from '../en/formats.ts'

export const formats = {
  onePool: 'chacun contre chacun',
  pools_one: '{{count}} poule de {{size}}',
  pools_other: '{{count}} poules de {{size}}',
  poolsOf_one: '{{count}} poule de {{least}} à {{most}}',
  poolsOf_other: '{{count}} poules de {{least}} à {{most}}',
  swiss_one: '{{count}} ronde suisse',
  swiss_other: '{{count}} rondes suisses',
  then: '{{first}}, puis {{brackets, list}}',
  bracket: {
    'single elimination': 'élimination directe pour les places {{first}} à {{last}}',
    'double elimination': 'double élimination pour les places {{first}} à {{last}}',
    consolation: 'élimination directe avec consolante pour les places {{first}} à {{last}}',
    'full placement': 'un tableau où tout le monde continue, pour les places {{first}} à {{last}}',
  },
  later: {
    swiss_rounds: 'Dès que tous les matchs de la ronde précédente sont terminés.',
    brackets: 'Dès que la dernière ronde suisse est terminée : elle dit qui joue dans le tableau.',
  },

  teams: 'doit être de 2 à {{most}} pour chercher des formules, pas {{teams}}',
  beyond:
    'Un tableau est demandé pour les places {{from}} à {{to}}. Il n’y a d’équipes que jusqu’à la place {{last}} : il est fait pour celles-ci.',
  flaw: {
    none: 'doit nommer au moins une phase',
    groups: 'peut avoir des poules ou des rondes suisses une fois, pas plusieurs',
    order: 'doit avoir ses poules ou rondes suisses avant ses tableaux',
    pools: 'a trop de poules pour {{teams}} équipes : il en faut au moins deux dans chacune',
    rounds: 'a trop de rondes suisses pour {{teams}} équipes : il faut moins de rondes que d’équipes',
    'bracket size':
      'a un tableau sur les places duquel se trouvent moins de 2 ou plus de 256 des {{teams}} équipes',
    'places twice': 'a des tableaux qui partagent des places : chaque place ne peut être que dans un seul',
  },
  mayNotMake: 'Seul un propriétaire ou un admin de son organisation peut dire comment ce tournoi se joue.',
  exists:
    'Le tournoi a déjà des poules, des tableaux ou des rondes suisses. Dites que ceux-ci doivent les remplacer.',
  played_one:
    '{{count}} match a commencé ou est terminé, la formule reste donc. Des poules et des tableaux peuvent encore être ajoutés.',
  played_other:
    '{{count}} matchs ont commencé ou sont terminés, la formule reste donc. Des poules et des tableaux peuvent encore être ajoutés.',
} as const satisfies Translated<typeof english>
