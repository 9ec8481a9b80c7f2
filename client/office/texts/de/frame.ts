import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { frame as english } from '../en/frame.ts'

export const frame = {
  office: 'Büro',
  parts: 'Teile dieser Seite',
  signInFirst: 'Zum Büro anmelden.',
  noRole:
    'Das Büro ist für Personen mit einer Rolle als Inhaber oder Verwalter. Bitte jemanden mit einer solchen Rolle um eine Einladung.',
  notFound: 'Das gibt es nicht, oder es ist nicht zu sehen.',
  away: 'Keine Verbindung: Jetzt lässt sich nichts ändern',
  lastKnown: 'Das hat dieses Gerät aufbewahrt.',
  lastKnownOf: 'So war es zuletzt bekannt, am {{time}}.',
  meanwhile: 'Jemand anderes hat hier inzwischen geschrieben: {{theirs}}',
  takeTheirs: 'Stattdessen das nehmen',
  leaveAsItWas: 'Alles lassen, wie es war',
  stored: 'Gespeichert',
  changedSince: 'Jemand anderes hat das inzwischen geändert. Bitte ansehen und dann noch einmal speichern.',
  whatMoves: 'Das würde sich ändern:',
  nothingMoves: 'Sonst ändert sich damit nichts.',
  asksWhatMoves: 'Fragt, was sich damit ändern würde',
  whatOthersSee: 'Öffnen, was alle sehen',
} satisfies Translated<typeof english>
