import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { notCounted as english } from '../../en/screens/notCounted.ts'

export const notCounted = {
  title: 'Nicht gezählt',
  none: 'Alles, was erfasst wurde, zählt.',
  kept: 'All das wird aufbewahrt. Beurteilt wurde es nach den Rollen und Spielen, die es gab, als es ankam.',
  judgeAgain: 'Alles neu beurteilen, nach heutigen Rollen und Spielen',
  judged_one:
    '{{count}} Eintrag zählt jetzt, der vorher nicht zählte, $t(notCounted.stillNot, { "count": {{still}} }).',
  judged_other:
    '{{count}} Einträge zählen jetzt, die vorher nicht zählten, $t(notCounted.stillNot, { "count": {{still}} }).',
  stillNot_one: '{{count}} immer noch nicht',
  stillNot_other: '{{count}} immer noch nicht',

  entriesBy_one: '{{count}} Eintrag von <bdi>{{by}}</bdi>, {{device}}',
  entriesBy_other: '{{count}} Einträge von <bdi>{{by}}</bdi>, {{device}}',
  office: 'Das Büro:',
  says_one: 'Was er besagt',
  says_other: 'Was sie besagen',
  unsayable: 'Das lässt sich nicht anzeigen.',
  toPeople: 'Konto und Personen',
  toSheets: 'Spielberichte vergleichen',
  toGame: 'Spiel öffnen',
} satisfies Translated<typeof english>
