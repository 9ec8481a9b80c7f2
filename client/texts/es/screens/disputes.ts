import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { disputes as english } from '../../en/screens/disputes.ts'

export const disputes = {
  title: 'Discrepancia · {{event}}',
  all: 'Todas las discrepancias',
  notHere: 'Este partido aún no está en este dispositivo.',
  noneOfGame: 'No hay dos tabletas con marcadores distintos de este partido.',
  none: 'Ningún partido espera una decisión: no hay dos tabletas con marcadores distintos.',
  somebody: 'alguien',

  finalScore: '{{score}} (final)',
  sheet: '{{score}} de {{name}}, {{device}}',
  sheetOfSomebody: '{{score}} de alguien, {{device}}',
  countsNow: 'cuenta ahora',
  doesNotCount: 'No cuenta: {{sheet}}.',

  decided: 'Decidido',
  decidedSheet: '{{by}} decidió el {{moment}}: cuenta el acta de {{name}}, {{score}}.',
  decidedMerged: '{{by}} decidió el {{moment}}: las actas se combinan, {{score}}.',
  decidedBySomebody: 'Alguien',
  decidedWhat:
    'No se pierde nada de lo registrado. Si la tableta descartada dice más tarde otra cosa, se te preguntará de nuevo.',
  decidedBefore: '<bdi>{{name}}</bdi> ya decidió, pero desde entonces una tableta ha registrado otra cosa.',
  undo: 'Deshacer esta decisión',

  compareWith: 'Comparar con',
  lookAgain: 'Mirar de nuevo',
  playByPlay: 'Jugada a jugada',
  merge: 'O combínalas: marca lo que cuenta, en un acta o en la otra.',
  bothSheets: 'Ambas actas',
  sheetOf: 'Acta de {{name}}, {{device}}',
  deviceAndTimes: '{{device}}, de {{from}} a {{to}}',
  countsUndecided: 'Cuenta mientras nadie decida',
  countsNot: 'No cuenta ahora',
  choose: 'Cuenta el acta de {{name}}',

  ticks: '{{play}}, cuenta',
  byOffice: 'de la oficina: siempre cuenta',
  onBoth: 'en ambas',
  only: 'solo {{name}}',
  notOnSheet: 'no está en el acta de {{name}}',
  recordedAt: '{{where}} · {{times, list}}',

  ticked: 'Marcado: <bdi>{{one}}</bdi> <b>{{score}}</b> <bdi>{{two}}</bdi>',
  counting: 'Contando…',
  chooseTicked: 'Cuentan las jugadas marcadas',
} satisfies Translated<typeof english>
