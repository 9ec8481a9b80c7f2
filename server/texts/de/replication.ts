import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { replication as english } from '../en/replication.ts'

export const replication = {
  appOlder:
    'Diese App ist veraltet. Sie aktualisieren: Was auf diesem Gerät erfasst ist, bleibt erhalten und wird danach gesendet.',
  serverOlder:
    'Dieser Server ist älter als die App und wird gleich aktualisiert. Was auf diesem Gerät erfasst ist, bleibt erhalten und wird danach gesendet.',
  noRole:
    'Dieses Konto hat bei dieser Veranstaltung keine Rolle, deshalb wird hier nichts angenommen. Was erfasst ist, bleibt auf diesem Gerät; es dem Büro übergeben, das entscheidet.',
  signInToRead: 'Anmelden, um diese Veranstaltung zu lesen.',
  signInToSend: 'Anmelden, um Einträge zu senden.',
  notReadable: 'Dieses Konto darf diese Veranstaltung nicht lesen, oder es gibt sie nicht.',
  noSuchScope: 'Diesen Bereich gibt es nicht; geschrieben wird er als tournament:ID oder season:ID.',
  noSuchCollection: 'Diese Sammlung gibt es nicht; die Sammlungen sind {{collections}}.',
  entriesOnly: 'Tablets schreiben {{collection}} nicht; nur entries werden gesendet.',
  pushOfRows_one: 'Gesendet wird eine JSON-Liste von höchstens {{count}} Zeile, mit einem newDocumentState.',
  pushOfRows_other:
    'Gesendet wird eine JSON-Liste von höchstens {{count}} Zeilen, jede mit einem newDocumentState.',
  nameEntries_one: 'Höchstens {{count}} Eintrag nennen, mit id und game_id.',
  nameEntries_other: 'Höchstens {{count}} Einträge nennen, jeden mit id und game_id.',
  nameScopes_one: '1 bis {{count}} Bereich nennen: ?scopes=tournament:1,season:2',
  nameScopes_other: '1 bis {{count}} Bereiche nennen: ?scopes=tournament:1,season:2',
  tooManyStreams: 'Zu viele Ströme sind offen. Einige davon schließen.',
} satisfies Translated<typeof english>
