import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { home as english } from '../../en/screens/home.ts'

export const home = {
  signInOnce: 'Auf diesem Gerät einmal anmelden',
  signInWhy:
    'Anmelden und eine Veranstaltung öffnen brauchen eine Verbindung. Danach geht das Erfassen ohne.',
  signIn: 'Anmelden',
  here: 'Auf diesem Gerät',
  today: 'Heute',
  find: 'Veranstaltung suchen',
  noConnection: 'Keine Verbindung.',
  noConnectionLast: 'Keine Verbindung: Die Liste ist so, wie sie zuletzt zu sehen war.',
  signedOut: 'Anmelden, um die Veranstaltungen zu sehen.',
  more_one: '{{count}} weitere: einen Teil des Namens eingeben.',
  more_other: '{{count}} weitere: einen Teil des Namens eingeben.',

  account: 'Konto',
  accountAndPeople: 'Konto und Personen',
  signedInAs: 'Angemeldet als <b><bdi>{{name}}</bdi></b>',

  forget: '{{event}} vergessen',
  forgetConfirm: 'Vergessen bestätigen',
  forgetWhat: 'Sie wird nur von diesem Gerät entfernt. Sie wieder zu öffnen, braucht eine Verbindung.',
  forgetFailed: 'Die Veranstaltung konnte nicht entfernt werden.',
} satisfies Translated<typeof english>
