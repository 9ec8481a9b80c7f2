import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { status as english } from '../en/status.ts'

export const status = {
  updateReady: 'Aktualisierung bereit',
  notKept: 'Startet noch nicht ohne Netz',
  notSent_one: '{{count}} nicht gesendet',
  notSent_other: '{{count}} nicht gesendet',
  needLook_one: '{{count}} bitte ansehen',
  needLook_other: '{{count}} bitte ansehen',

  short: {
    update: 'Aktualisierung nötig',
    signIn: 'Zum Senden anmelden',
    signedOut: 'Abgemeldet',
    notAllowed: 'Senden nicht erlaubt',
    noAccess: 'Kein Zugang',
    serverOlder: 'Server wird aktualisiert',
    notStored: 'Speichern geht nicht: Gerät voll?',
    offline: 'Offline',
    offlineSaved_one: 'Offline: {{count}} auf diesem Gerät gespeichert',
    offlineSaved_other: 'Offline: {{count}} auf diesem Gerät gespeichert',
    offlineSent: 'Offline: alles gesendet {{time}}',
    again: 'Sendet neu, was der Server verlor',
    sending: 'Sendet',
    saved: 'Hier gespeichert',
    sent: 'Alles gesendet {{time}}',
    looking: 'Sieht nach…',
    idle: 'Nichts zu senden',
    stuck: 'Hier gespeichert, Senden stockt',
  },
} satisfies Translated<typeof english>
