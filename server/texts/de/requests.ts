import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { requests as english } from '../en/requests.ts'

export const requests = {
  failed: 'Auf dem Server ging etwas schief.',
  noSuchAddress: 'Unter {{path}} gibt es nichts.',
  unreadable: 'Die Anfrage ist nicht lesbar.',
  headersTooLarge:
    'Adresse und Kopfzeilen der Anfrage sind zu lang. Lange Listen auf mehrere Anfragen verteilen.',
  tooSlow: 'Die Anfrage kam nicht rechtzeitig an.',
  tooMany: 'Zu viele Anfragen. Später noch einmal versuchen.',
  foreignPage:
    'Mit einem Cookie dürfen nur Seiten dieses Servers schreiben. Programme senden ein Token: Authorization: Bearer TOKEN.',

  bodyNotJson: 'Der Inhalt muss JSON sein, mit Content-Type: application/json.',
  bodyNotJsonText: 'Der Inhalt ist kein gültiges JSON.',
  bodyTooLarge: 'Der Inhalt ist zu groß.',
  bodyNotUtf8: 'Der Inhalt muss in UTF-8 sein.',
  bodyCompressed: 'Der Inhalt ist auf eine Weise komprimiert, die hier nicht bekannt ist.',
  bodyNoObject: 'Der Inhalt muss ein JSON-Objekt sein.',
  bodyHolds: {
    numberTooLarge: 'Der Inhalt enthält eine zu große Zahl; sie als Text senden.',
    nestedTooDeeply: 'Der Inhalt ist zu tief verschachtelt.',
  },

  methodNotPossible: '{{method}} geht hier nicht. Möglich sind: {{allowed}}.',
  methodNotPossibleBut: '{{method}} geht hier nicht. {{instead}} Möglich sind: {{allowed}}.',

  nameOfFunction: 'muss der Name einer Funktion sein',
  keyOfRequest: 'muss aus 1 bis 255 sichtbaren ASCII-Zeichen bestehen',
  keyUsed:
    'Dieser Idempotency-Key wurde für eine andere Anfrage benutzt. Für jede Sache, die zu tun ist, einen neuen nehmen.',
  changedSince: 'Seit dem Lesen wurde das geändert ({{noun}}). Neu lesen, dann die Änderung wiederholen.',
  scheduleChanged: 'Der Spielplan wurde seit dem Lesen geändert. Neu lesen, dann die Änderung wiederholen.',
  previewOfOne: 'gilt für einen Datensatz auf einmal: Was eine Liste bewegen würde, lässt sich nicht zeigen',
  formatHere: 'muss hier {{formats, list(type: disjunction)}} sein',
  cannotBe: 'kann nicht {{word}} sein',
  givenTwice: 'steht mehrmals da',
  unknown: {
    parameter: 'ist hier kein Parameter',
    name: 'nennt {{name}}, das hier kein Name ist',
    field: 'ist hier kein Feld',
  },
  noPreview: 'Hierfür gibt es keine Vorschau: ohne `preview` wird es getan.',
  unknownBut: {
    parameter: 'ist hier kein Parameter; gemeint ist vielleicht {{nearest}}',
    name: 'nennt {{name}}, das hier kein Name ist; gemeint ist vielleicht {{nearest}}',
    field: 'ist hier kein Feld; gemeint ist vielleicht {{nearest}}',
  },

  busy: 'Andere schreiben hier gerade, zu lange, um zu warten. Nichts davon wurde getan. In einigen Sekunden noch einmal versuchen.',
  stillReferred: 'Andere Datensätze verweisen auf diesen, oder dieser auf einen, den es nicht gibt.',
  existsAlready: 'Einen solchen Datensatz gibt es schon.',
  wrongValue: 'Ein Wert ist nicht zulässig.',
  diskFull: 'Der Speicher des Servers ist voll.',
  databaseDamaged:
    'Die Datenbank des Servers ist beschädigt. Bitte denen sagen, die den Server betreiben; was auf diesem Gerät ist, bleibt dort.',
  databaseAway: 'Die Datenbank antwortet nicht. Gleich noch einmal versuchen.',

  tokenNarrow:
    '{{what}} Das Token hat den Umfang {{scope}}; dies braucht vielleicht {{needed, list(type: disjunction)}}.',
} satisfies Translated<typeof english>
