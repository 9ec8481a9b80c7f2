import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { disputes as english } from '../../en/screens/disputes.ts'

export const disputes = {
  title: 'Widerspruch · {{event}}',
  all: 'Alle Widersprüche',
  notHere: 'Dieses Spiel ist noch nicht auf diesem Gerät.',
  noneOfGame: 'Zu diesem Spiel haben keine zwei Tablets verschiedene Spielstände.',
  none: 'Kein Spiel wartet auf eine Entscheidung: Nirgends haben zwei Tablets verschiedene Spielstände.',
  somebody: 'jemand',

  finalScore: '{{score}} (Endstand)',
  sheet: '{{score}} von {{name}}, {{device}}',
  sheetOfSomebody: '{{score}} von jemandem, {{device}}',
  countsNow: 'zählt jetzt',
  doesNotCount: 'Zählt nicht: {{sheet}}.',

  decided: 'Entschieden',
  decidedSheet: '{{by}} hat am {{moment}} entschieden: Der Spielbericht von {{name}} zählt, {{score}}.',
  decidedMerged: '{{by}} hat am {{moment}} entschieden: Die Spielberichte sind zusammengeführt, {{score}}.',
  decidedBySomebody: 'Jemand',
  decidedWhat:
    'Nichts Erfasstes geht verloren. Wenn das Tablet, gegen das entschieden wurde, später etwas anderes meldet, wird noch einmal gefragt.',
  decidedBefore:
    '<bdi>{{name}}</bdi> hat schon einmal entschieden, aber seither hat ein Tablet etwas anderes erfasst.',
  undo: 'Diese Entscheidung zurücknehmen',

  compareWith: 'Vergleichen mit',
  lookAgain: 'Neu nachsehen',
  playByPlay: 'Aktion für Aktion',
  merge: 'Oder zusammenführen: ankreuzen, was zählt, im einen oder im anderen Spielbericht.',
  bothSheets: 'Beide Spielberichte',
  sheetOf: 'Spielbericht von {{name}}, {{device}}',
  deviceAndTimes: '{{device}}, {{from}} bis {{to}}',
  countsUndecided: 'Zählt, solange niemand entscheidet',
  countsNot: 'Zählt jetzt nicht',
  choose: 'Der Spielbericht von {{name}} zählt',

  ticks: '{{play}}, zählt',
  byOffice: 'vom Büro: zählt immer',
  onBoth: 'in beiden',
  only: 'nur {{name}}',
  notOnSheet: 'nicht im Spielbericht von {{name}}',
  recordedAt: '{{where}} · {{times, list}}',

  ticked: 'Angekreuzt: <bdi>{{one}}</bdi> <b>{{score}}</b> <bdi>{{two}}</bdi>',
  counting: 'Wird gezählt…',
  chooseTicked: 'Die angekreuzten Aktionen zählen',
} satisfies Translated<typeof english>
