import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { passkeys as english } from '../../en/screens/passkeys.ts'

export const passkeys = {
  what: 'Mit einem Passkey genügen zum Anmelden der Finger, das Gesicht oder die PIN des Geräts, ohne Passwort und ohne Code. Er bleibt auf dem Gerät, in dessen Passwortverwaltung oder auf einem Schlüssel. Das Passwort gilt weiter.',
  passkeys: 'Passkeys',
  none: 'Es gibt keine Passkeys.',
  addedOn: 'Hinzugefügt am {{day}}',
  removeWhat:
    'Mit diesem Passkey kann sich niemand mehr anmelden; wo er benutzt wurde, bleibt das Konto angemeldet. Ihn auch vom Gerät entfernen, sonst wird er dort weiter angeboten.',
  rename: '{{name}} umbenennen',
  new: 'Neuer Passkey',
  add: 'Passkey hinzufügen',
  nameWhat: 'Der Name des Geräts oder der Passwortverwaltung, um ihn wiederzufinden',
  passwordWhy: 'Weil die Anmeldung schon eine Weile her ist',

  notOfServer:
    'Auf diesem Server sind Passkeys nicht möglich: Er hat keinen Namen, an den sie gebunden werden könnten. Wer ihn betreibt, kann das ändern.',
  notOfBrowser:
    'Dieser Browser kann hier keine Passkeys benutzen. Sie brauchen https und einen neuen Browser.',
  notHere: 'Passkeys dieses Servers gehen nur unter {{host}}. Dort öffnen, um einen hinzuzufügen.',

  thereAlready: 'Auf diesem Gerät ist schon ein Passkey dieses Kontos.',
  cannotCheck:
    'Dieses Gerät kann nicht prüfen, wer es benutzt. Eine Bildschirmsperre einrichten oder eine PIN für den Schlüssel.',
  notShown:
    'Das Gerät hat keinen Passkey gezeigt: Es wurde abgebrochen, dauerte zu lange, oder es gibt hierfür keinen.',
} satisfies Translated<typeof english>
