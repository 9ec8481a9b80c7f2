import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { passes as english } from '../en/passes.ts'

export const passes = {
  notGood: 'Dieser Link lässt niemanden mehr herein. Wer die Veranstaltung leitet, hat einen neuen.',
  expired:
    'Dieser Link galt bis {{date, datetime(day: numeric; month: long; year: numeric; hour: 2-digit; minute: 2-digit; timeZone: UTC)}} UTC. Wer die Veranstaltung leitet, hat einen neuen.',
  ended: 'Dieser Link wurde beendet. Wer die Veranstaltung leitet, hat einen neuen.',
  noSuchPass: 'Den Zugangslink {{id}} gibt es nicht.',
  notYours: 'Diesen Zugangslink darf nur ändern, wer seine Rolle vergeben könnte.',
  isRevoked: 'Dieser Zugangslink ist beendet. Einen neuen erzeugen.',
  noSuchArrival: 'Mit diesem Zugangslink kam niemand von diesem Namen oder Gerät herein.',
  wasTakenOut:
    'Für diese Person oder dieses Gerät wurde der Zugangslink beendet. Wer die Veranstaltung leitet, kann es ändern.',
  enough: {
    device_one:
      '{{count}} Person kam innerhalb einer Stunde auf diesem Gerät herein. Etwas warten oder ein anderes Gerät nehmen.',
    device_other:
      '{{count}} Personen kamen innerhalb einer Stunde auf diesem Gerät herein. Etwas warten oder ein anderes Gerät nehmen.',
    address_one:
      'Aus diesem Netz kam heute {{count}} Person mit diesem Link herein. Ein anderes Netz nehmen oder um einen neuen Link bitten.',
    address_other:
      'Aus diesem Netz kamen heute {{count}} Personen mit diesem Link herein. Ein anderes Netz nehmen oder um einen neuen Link bitten.',
    pass_one: 'Mit diesem Link kam heute {{count}} Person herein. Um einen weiteren bitten.',
    pass_other: 'Mit diesem Link kamen heute {{count}} Personen herein. Um einen weiteren bitten.',
  },
  accountNeeded:
    'Dafür braucht es ein eigenes Konto. Wer die Veranstaltung leitet, kann einen Link dazu geben.',
  noPassword:
    'Diese Person kam mit einem Zugangslink herein und hat kein Passwort. Einen Link zu einem eigenen Konto erzeugen.',
  hasAccount: 'Diese Person hat schon ein Konto.',
  accountNotYoursToOffer: 'Ein Konto darf nur anbieten, wer alles vergeben könnte, was diese Person hat.',
  noSuchInvitation: 'Diese offene Einladung gibt es nicht. Vielleicht wurde sie schon benutzt.',
} satisfies Translated<typeof english>
