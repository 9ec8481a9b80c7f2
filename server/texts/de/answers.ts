import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { answers as english } from '../en/answers.ts'

export const answers = {
  auditForManagers: 'Nur Inhaber und Admins einer Organisation dürfen ihre Änderungen nachlesen.',
  familyOfAudit: 'muss zusammen mit record genannt werden',
  recordOfAudit: 'muss {{key}} eines Datensatzes aus {{family}} sein',
  withinOfAudit: 'muss ein Datensatz sein, etwa tournaments/5',

  restored:
    'Dieser Server hat weniger, als er schon gemeldet hatte: Er wurde aus einer Sicherung wiederhergestellt. Neu beginnen, ohne since, und entfernen, was nicht wiederkommt.',
  since: 'muss das `since` einer früheren Antwort sein, oder now; weglassen, um am Anfang zu beginnen',

  scorekeepersForManagers:
    'Nur Inhaber und Admins einer Organisation dürfen sehen, wer ihre Spielstände führt.',
  recordedForManagers:
    'Wer an den Spielen einer Organisation was erfasst hat, sehen nur deren Inhaber und Admins.',
  devicesForManagers: 'Nur Inhaber und Admins einer Organisation dürfen ihre Tablets sehen.',

  verdictsForManagers: 'Nur Inhaber und Admins einer Organisation dürfen sehen, was nicht gezählt wurde.',
  verdictsNotYours: 'Nur Inhaber und Admins beurteilen und löschen, was nicht gezählt wurde.',
  whichEvent: 'oder eine Saison ist erforderlich',

  noOwnPlayer: 'Zu diesem Konto gehört kein Spieler.',

  noSuchLine: 'Die Statistikzeile {{key}} gibt es nicht.',
  emptyLine: 'Für diese Zeile wurde nichts erfasst.',
  onePlace: 'ist ein Ort zu viel: alle bis auf einen weglassen',
  noSuchColumn: 'nennt {{strange}}, was keine Spalte von {{sport}} ist. Die Spalten sind: {{known}}',
  noSuchSport: 'Die Sportart {{sport}} gibt es nicht. Die Sportarten sind: {{sports}}.',

  spiritMissing: '{{team}} hat {{opponent}} noch keine Spirit-Wertung gegeben.',

  dispute: '{{game}}: {{sheets}}.',
  sheet: '{{score}} von {{person}}',
  finalSheet: '{{score}} (Endstand) von {{person}}',
  somebody: 'jemandem',

  playedLate:
    'Erfasst, nachdem das Spiel beendet war: Es zählt in der Statistik, und der Spielstand bleibt, wie er war.',

  calendar: {
    game: '{{one}} – {{two}}',
    finalGame: '{{one}} – {{two}} ({{score}})',
    ruled: {
      cancelled: 'Abgesagt: {{one}} – {{two}}',
      abandoned: 'Abgebrochen: {{one}} – {{two}}',
      annulled: 'Annulliert: {{one}} – {{two}}',
    },
    forfeitGame: '{{one}} – {{two}} (Nichtantreten)',
    inRound: '{{round}}: {{summary}}',
    round: {
      final: 'Finale',
      forPlace: 'Spiel um Platz {{place}}',
      semiFinal: 'Halbfinale',
      quarterFinal: 'Viertelfinale',
      bracket: 'K.-o.-Baum',
      ofBracket: '{{bracket}}, Runde {{round}}',
      pool: 'Gruppe {{pool}}',
      ofPool: 'Gruppe {{pool}}, Runde {{round}}',
      swiss: 'Schweizer Runde {{round}}',
    },
    toBeDecided: 'noch offen',
    event: 'Termin',
  },
} satisfies Translated<typeof english>
