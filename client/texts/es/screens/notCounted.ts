import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { notCounted as english } from '../../en/screens/notCounted.ts'

export const notCounted = {
  title: 'No contado',
  none: 'Todo lo registrado cuenta.',
  kept: 'Todo esto se conserva. Se juzgó según los roles y los partidos que había cuando llegó.',
  judgeAgain: 'Juzgarlo todo de nuevo, según los roles y partidos de hoy',
  judged_one:
    '{{count}} registro cuenta ahora que antes no contaba, $t(notCounted.stillNot, { "count": {{still}} }).',
  judged_other:
    '{{count}} registros cuentan ahora que antes no contaban, $t(notCounted.stillNot, { "count": {{still}} }).',
  stillNot_one: '{{count}} sigue sin contar',
  stillNot_other: '{{count}} siguen sin contar',

  entriesBy_one: '{{count}} registro de <bdi>{{by}}</bdi>, {{device}}',
  entriesBy_other: '{{count}} registros de <bdi>{{by}}</bdi>, {{device}}',
  office: 'La oficina:',
  says_one: 'Lo que dice',
  says_other: 'Lo que dicen',
  unsayable: 'No se puede mostrar.',
  toPeople: 'Cuenta y personas',
  toSheets: 'Comparar las actas',
  toGame: 'Abrir el partido',
} satisfies Translated<typeof english>
