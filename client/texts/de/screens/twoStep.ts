import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { twoStep as english } from '../../en/screens/twoStep.ts'

export const twoStep = {
  isOn: '<b>An.</b> Wer sich mit dem Passwort dieses Kontos anmeldet, wird auch nach einem Code gefragt. Übrige Ersatzcodes: {{left}}.',
  isOff:
    '<b>Aus.</b> Mit der Anmeldung in zwei Schritten genügt ein abgesehenes oder erratenes Passwort nicht: Dazu kommt ein Code, den eine App auf dem Telefon erzeugt, mit oder ohne Netz. Gefragt wird beim Anmelden; wo das Konto angemeldet ist, bleibt es das.',
  turnOn: 'Anmeldung in zwei Schritten einschalten',
  turnOnWhat:
    'Dazu braucht es ein Telefon mit einer App, die Codes erzeugt, etwa Google Authenticator, Aegis oder eine Passwortverwaltung.',
  turnOff: 'Anmeldung in zwei Schritten ausschalten',
  turnOffWhat: 'Dann genügt das Passwort allein, für alle, die es kennen.',

  setUp: 'App einrichten',
  scan: '<b>1.</b> In der App ein Konto hinzufügen und dies scannen.',
  qrCode: 'QR-Code für die App',
  sameDevice: 'Ist die App auf diesem Gerät? <a>Hier öffnen</a> oder diesen Schlüssel eingeben:',
  key: 'Schlüssel',
  typeCode: '<b>2.</b> Den Code eingeben, den die App jetzt zeigt.',
  code: 'Code',
  setUpNow: 'Einschalten',
  notNow: 'Jetzt nicht',

  backupCodes: 'Ersatzcodes',
  newBackupCodes: 'Neue Ersatzcodes',
  newBackupCodesWhat: 'Früher notierte Codes gelten dann nicht mehr.',
  keepCodes: 'Diese Ersatzcodes jetzt aufbewahren',
  keepCodesWhat:
    'Sie werden nur dieses eine Mal gezeigt. Mit jedem geht einmal die Anmeldung ohne Telefon. Auf Papier schreiben oder dort speichern, wo das Telefon nicht ist.',
  codesKept: 'Die Codes sind aufbewahrt',
} satisfies Translated<typeof english>
