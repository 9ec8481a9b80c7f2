import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { notCounted as english } from '../../en/screens/notCounted.ts'

export const notCounted = {
  title: 'Non compté',
  none: 'Tout ce qui a été enregistré compte.',
  kept: 'Tout cela est gardé. Le jugement suit les rôles et les matchs qu’il y avait à l’arrivée.',
  judgeAgain: 'Tout juger de nouveau, selon les rôles et les matchs d’aujourd’hui',
  judged_one:
    '{{count}} saisie qui ne comptait pas compte maintenant, $t(notCounted.stillNot, { "count": {{still}} }).',
  judged_other:
    '{{count}} saisies qui ne comptaient pas comptent maintenant, $t(notCounted.stillNot, { "count": {{still}} }).',
  stillNot_one: '{{count}} ne compte toujours pas',
  stillNot_other: '{{count}} ne comptent toujours pas',

  entriesBy_one: '{{count}} saisie de <bdi>{{by}}</bdi>, {{device}}',
  entriesBy_other: '{{count}} saisies de <bdi>{{by}}</bdi>, {{device}}',
  office: 'Le bureau :',
  says_one: 'Ce qu’elle dit',
  says_other: 'Ce qu’elles disent',
  unsayable: 'Cela ne peut pas être montré.',
  toPeople: 'Compte et personnes',
  toSheets: 'Comparer les feuilles',
  toGame: 'Ouvrir le match',
} satisfies Translated<typeof english>
