import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { spirit as english } from '../../en/screens/spirit.ts'

export const spirit = {
  none: 'Zu einem Spiel, das nicht zu Ende gespielt wurde, gibt es keine Spirit-Wertung.',
  settled: 'Das Ergebnis ist endgültig: Wertungen von vorher liegen beim Büro und werden hier nicht gezeigt.',
  of: 'Spirit von {{team}}',
  byOn: '{{by}} über den Spirit von {{to}}',
  byOnBold: '<b>{{by}}</b> über den Spirit von <b>{{to}}</b>',
  secret: 'Auf diesem Tablet gespeichert. Zu sehen ist es, wenn beide Teams gewertet haben.',
  showAndChange: 'Zeigen und ändern',
  waiting:
    'Es fehlt noch {{team}}. Was auf einem anderen Gerät gewertet wurde, erscheint, sobald beide Teams gewertet haben.',
  scoreBy: 'Wertung von {{team}}',
  scale: '0 schlecht · 1 nicht gut · 2 gut, wie üblich · 3 sehr gut · 4 ausgezeichnet',
  comment: 'Bemerkung',
  points: '{{total}} von 20',
  total: 'Summe {{total}} von 20',
  given: '{{given}} von {{all}} vergeben',
  save: 'Spirit-Wertung speichern',
} satisfies Translated<typeof english>
