import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { download as english } from '../en/download.ts'

export const download = {
  downloading: 'Wird geladen, {{share}} %',
  download: 'Herunterladen',
  noGames: 'Diese Veranstaltung hat noch keine Spiele.',
  connecting: 'Verbindung wird hergestellt…',
  signIn: 'Zum Herunterladen dieser Veranstaltung anmelden',
  signInWhat: 'Sie ist noch nicht auf diesem Gerät.',
  noAccess: 'Kein Zugang zu dieser Veranstaltung',
  noAccessWhat: 'Den Veranstalter um eine Einladung bitten.',
  update: 'Aktualisierung nötig',
  updateWhat: 'Diese Version der App ist zu alt, um die Veranstaltung herunterzuladen.',
  noConnection: 'Keine Verbindung',
  noConnectionWhat:
    'Die Veranstaltung ist noch nicht auf diesem Gerät. Sie wird geladen, sobald es eine Verbindung gibt.',
} satisfies Translated<typeof english>
