import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { disputes as english } from '../../en/screens/disputes.ts'

export const disputes = {
  title: 'Désaccord · {{event}}',
  all: 'Tous les désaccords',
  notHere: 'Ce match n’est pas encore sur cet appareil.',
  noneOfGame: 'Aucune tablette n’a un autre score de ce match qu’une autre.',
  none: 'Aucun match n’attend de décision : aucune tablette n’a un autre score qu’une autre.',
  somebody: 'quelqu’un',

  finalScore: '{{score}} (terminé)',
  sheet: '{{score}} par {{name}}, {{device}}',
  sheetOfSomebody: '{{score}} par quelqu’un, {{device}}',
  countsNow: 'compte actuellement',
  doesNotCount: 'Ne compte pas : {{sheet}}.',

  decided: 'Tranché',
  decidedSheet: '{{by}} a tranché le {{moment}} : la feuille de {{name}} compte, {{score}}.',
  decidedMerged: '{{by}} a tranché le {{moment}} : les feuilles sont fusionnées, {{score}}.',
  decidedBySomebody: 'Quelqu’un',
  decidedWhat:
    'Rien de ce qui est enregistré n’est perdu. Si la tablette qui n’a pas été retenue dit ensuite autre chose, la question vous sera posée de nouveau.',
  decidedBefore: '<bdi>{{name}}</bdi> avait tranché, mais depuis une tablette a enregistré autre chose.',
  undo: 'Annuler cette décision',

  compareWith: 'Comparer avec',
  lookAgain: 'Relire',
  playByPlay: 'Action par action',
  merge: 'Ou fusionnez-les : cochez ce qui compte, sur une feuille ou sur l’autre.',
  bothSheets: 'Les deux feuilles',
  sheetOf: 'Feuille de {{name}}, {{device}}',
  deviceAndTimes: '{{device}}, de {{from}} à {{to}}',
  countsUndecided: 'Compte tant que personne ne tranche',
  countsNot: 'Ne compte pas actuellement',
  choose: 'La feuille de {{name}} compte',

  ticks: '{{play}}, compte',
  byOffice: 'par le bureau : compte toujours',
  onBoth: 'sur les deux',
  only: 'seulement {{name}}',
  notOnSheet: 'pas sur la feuille de {{name}}',
  recordedAt: '{{where}} · {{times, list}}',

  ticked: 'Coché : <bdi>{{one}}</bdi> <b>{{score}}</b> <bdi>{{two}}</bdi>',
  counting: 'Comptage…',
  chooseTicked: 'Les actions cochées comptent',
} satisfies Translated<typeof english>
