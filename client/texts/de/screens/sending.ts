import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { sending as english } from '../../en/screens/sending.ts'

export const sending = {
  title: 'Speichern und Senden',
  what: 'Alles, was erfasst wird, ist sofort auf diesem Gerät gespeichert und wird gesendet, sobald das möglich ist.',
  tooOld: 'Diese Version der App ist zu alt',
  tooOldWhat: 'Was erfasst wurde, bleibt erhalten; die neue Version sendet es.',
  update: 'Aktualisieren',
  signIn: 'Anmelden',
  notKeptYet:
    'Noch ist nicht alles von Sideline auf diesem Gerät. Der Rest kommt von selbst: bitte offen lassen, wo es ein Netz gibt.',
  recordingAs: 'Erfasst wird als <bdi>{{name}}</bdi>',
  nobody: 'Auf diesem Gerät ist niemand angemeldet',
  sendNow: 'Jetzt senden',
  allSent: 'Alles, was hier erfasst wurde, ist gesendet.',
  unsent_one: '{{count}} auf diesem Gerät gespeichert, noch nicht gesendet.',
  unsent_other: '{{count}} auf diesem Gerät gespeichert, noch nicht gesendet.',
  connection: {
    waiting: 'Verbindung wird hergestellt',
    reached: 'Verbunden',
    unreachable: 'Keine Verbindung',
    'signed-out': 'Abgemeldet',
    forbidden:
      'Kein Zugang zu dieser Veranstaltung. Was erfasst wurde, geht an ihr Büro, das darüber entscheidet, soweit es das annimmt. Um eine Rolle bitten: Dann geht es von selbst weiter',
    outdated: 'Diese Version der App ist zu alt',
    'server-older': 'Der Server wird aktualisiert',
    'not-stored':
      'Dieses Gerät kann nicht speichern, was andere erfasst haben. Vielleicht ist es voll: Fotos oder Apps löschen, dann geht es von selbst weiter',
  },
  lastContact: 'zuletzt in Verbindung {{time}}',
  behind_one: '{{count}} Änderung im Rückstand',
  behind_other: '{{count}} Änderungen im Rückstand',
  upToDate: 'auf dem neuesten Stand',
  sentAgain_one:
    'Um {{time}} hatte der Server einen Teil verloren. Er bekam {{count}} Eintrag dieses Geräts noch einmal.',
  sentAgain_other:
    'Um {{time}} hatte der Server einen Teil verloren. Er bekam {{count}} Einträge dieses Geräts noch einmal.',
  sendingAgain_one:
    'Um {{time}} hatte der Server einen Teil verloren. {{count}} Eintrag dieses Geräts wird noch einmal gesendet.',
  sendingAgain_other:
    'Um {{time}} hatte der Server einen Teil verloren. {{count}} Einträge dieses Geräts werden noch einmal gesendet.',
  heldBack: 'Ein Teil davon wird nicht angenommen',
  look_one: 'Bitte ansehen',
  look_other: 'Bitte ansehen: {{count}} Einträge',
  showGame: 'Spiel zeigen',
} satisfies Translated<typeof english>
