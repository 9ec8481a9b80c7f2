import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { disputes as english } from '../en/disputes.ts'

export const disputes = {
  nothingOpen:
    'Die Berichte dieses Spiels stimmen überein, oder es ist schon entschieden. Um anders zu entscheiden, die Entscheidung zuerst zurücknehmen.',
  changedSince:
    'Seit dem Ansehen wurde bei diesem Spiel etwas erfasst. Nichts ist entschieden: die Spielberichte ansehen, wie sie jetzt sind, und neu entscheiden.',
  noSuchSheet: 'muss einer der strittigen Spielberichte sein: {{sheets}}',
  noSuchLines: 'müssen Zeilen der strittigen Spielberichte sein, und diese sind keine: {{lines}}',
  nothingDecided: 'Über die Berichte dieses Spiels ist nichts entschieden.',
  officeAlone: 'Nur Inhaber und Admins entscheiden, welcher Spielstand zählt.',
} satisfies Translated<typeof english>
