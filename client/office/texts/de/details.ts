import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { details as english } from '../en/details.ts'

export const details = {
  title: 'Angaben',
  name: 'Name',
  info: 'Beschreibung',
  isPublic: 'Alle dürfen es sehen',
  isPublicWhat: 'Spielplan, Ergebnisse und Kader sind ohne Anmeldung zu lesen.',
  startDate: 'Erster Tag',
  endDate: 'Letzter Tag',
  timezone: 'Zeitzone',
  gameMinutes: 'Minuten für ein Spiel, mit seiner Pause',
  restMinutes: 'Mindestens so viele Minuten Ruhe zwischen zwei Spielen eines Teams',
} satisfies Translated<typeof english>
