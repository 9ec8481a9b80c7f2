import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { decisions as english } from '../en/decisions.ts'

export const decisions = {
  title: 'Zu entscheiden',
  tie: 'In allem gleich: {{teams, list}}',
  tieWhat: 'Das beste zuerst.',
  up: '{{team}} nach oben',
  down: '{{team}} nach unten',
  drag: '{{team}} ziehen',
  howToDrag: 'Um ein Team zu verschieben: Leertaste, dann Pfeiltasten, dann wieder Leertaste.',
  place: 'Platz {{place}}',
  method: 'Entschieden durch',
  by: {
    'coin toss': 'Münzwurf',
    'disc throw': 'Scheibenwurf',
    'play-off': 'Entscheidungsspiel',
    'disciplinary points': 'Strafpunkte',
    'ranking of the qualifiers': 'Rangliste der Qualifikation',
    'conduct score': 'Fair-Play-Wertung',
    'FIFA ranking': 'FIFA-Rangliste',
    'decision of the organizer': 'Entscheidung des Veranstalters',
  },
  note: 'Notiz',
  keepOrder: 'Diese Reihenfolge festhalten',
  noWinner: 'Beendet ohne Sieger, also kommt niemand weiter: {{game}}',
  noWinnerWhat: 'Das Ergebnis eintragen, mit dem es entschieden wurde.',
  enterResult: 'Ergebnis eintragen',
  wrongTeam: '{{game}}: {{playing}} hat gespielt, nach einer Korrektur sollte es {{sent}} sein',
  letStand: 'So lassen: {{playing}} bleibt',
  putIn: '{{sent}} einsetzen',
  putInWhat: 'Das gespielte Ergebnis bleibt, bis ein anderes eingetragen wird.',
} satisfies Translated<typeof english>
