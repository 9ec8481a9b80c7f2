import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { account as english } from '../../en/screens/account.ts'

export const account = {
  account: 'Konto',
  signInFirst: 'Anmelden, um das Konto zu sehen.',
  needsConnection: 'Alles auf dieser Seite braucht eine Verbindung. Spiele erfassen geht ohne.',
  signedIn: 'Angemeldet',
  signOut: 'Abmelden',
  unsentOffice:
    'Was im Büro geschrieben und nicht gespeichert wurde, wird beim Abmelden aus diesem Browser entfernt.',
  signOutAndRemove: 'Abmelden und entfernen',
  staySignedIn: 'Angemeldet bleiben',

  sections: {
    people: 'Personen',
    accounts: 'Alle Konten',
    details: 'Name, E-Mail und Passwort',
    twoStep: 'Anmeldung in zwei Schritten',
    passkeys: 'Passkeys',
    sessions: 'Wo dieses Konto angemeldet ist',
    tokens: 'Tokens für eigene Programme',
    allowed: 'Erlaubte Programme',
    own: 'Selbst geschriebene Programme',
  },

  yourName: 'Eigener Name',
  name: 'Name',
  nameWhat: 'Er steht neben allem, was hier erfasst wird',
  saveName: 'Namen speichern',
  yourEmail: 'Eigene E-Mail-Adresse',
  email: 'E-Mail',
  emailWhat: 'Mit ihr wird das Konto angemeldet',
  saveEmail: 'E-Mail speichern',
  yourPassword: 'Eigenes Passwort',
  password: 'Passwort',
  presentPassword: 'Jetziges Passwort',
  newPassword: 'Neues Passwort',
  length_one: 'Mindestens {{count}} Zeichen',
  length_other: 'Mindestens {{count}} Zeichen',
  newPasswordWhat_one:
    'Mindestens {{count}} Zeichen. Überall sonst wird das Konto abgemeldet, und alle Tokens und Programme enden.',
  newPasswordWhat_other:
    'Mindestens {{count}} Zeichen. Überall sonst wird das Konto abgemeldet, und alle Tokens und Programme enden.',
  changePassword: 'Passwort ändern',
  leaveIt: 'So lassen',

  confirmEmail: 'Diese E-Mail-Adresse ist noch nicht bestätigt',
  confirmEmailHow:
    'Den Link in der zugesandten E-Mail öffnen. Geht das Passwort verloren, lässt sich per E-Mail ein neues wählen.',
  confirmEmailSent: 'Eine E-Mail ist unterwegs. Den Link darin öffnen.',
  confirmEmailAgain: 'E-Mail noch einmal senden',

  delete: 'Dieses Konto löschen',
  deleteWhat:
    'Niemand kann sich mehr damit anmelden. Was erfasst wurde, bleibt, aber ohne den Namen; der eigene Spieler bleibt in den Kadern. Zuerst senden, was noch auf den Geräten liegt.',
  deleteNow: 'Endgültig löschen',

  neverUsed: 'Nie benutzt',
  lastUsed: 'Zuletzt benutzt am {{day}}',

  browser: '{{browser}} unter {{system}}',
  noBrowser: 'Ein Programm',

  sessions: 'Sitzungen',
  noSessions: 'Dieses Konto ist nirgends angemeldet.',
  thisDevice: '{{device}}, dieses Gerät',
  signedInOn: 'Angemeldet am {{day}}',
  endSession: '{{device}} abmelden',
  endSessionNow: 'Abmelden bestätigen',
  endSessionWhat:
    'Wer dieses Gerät benutzt, muss sich dort neu anmelden. Was darauf erfasst und nicht gesendet ist, bleibt dort.',
  endEverywhere: 'Überall sonst abmelden',
  endEverywhereWhat:
    'Überall sonst abzumelden beendet auch alle eigenen Tokens und die erlaubten Programme. Die Passkeys bleiben: fremde von Hand entfernen.',
} satisfies Translated<typeof english>
