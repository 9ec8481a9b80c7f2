import type { Translated } from '../translated.ts'
import type { verdicts as english } from '../en/verdicts.ts'

export const verdicts = {
  notCounted: 'Nicht gezählt: {{why}}',
  notCountedIn: 'Nicht gezählt in {{game}}: {{why}}',
  forNoPlayer: 'Für keinen Spieler gezählt: {{why}}',
  forNoPlayerIn: 'Für keinen Spieler gezählt in {{game}}: {{why}}',
  withFlaw: '{{why}} ({{flaw}})',
  game: 'Spiel {{id}}',
  gameOf: 'Spiel {{id}}, {{one}} – {{two}}',
  flaws: {
    wrong_field: 'es ist kein Eintrag',
    wrong_field_at: '{{field}} ist nicht zulässig',
    from_office: 'er gibt vor, vom Büro erfasst zu sein',
    not_storable: 'er enthält Zeichen, die sich nicht speichern lassen, oder ist zu tief verschachtelt',
    too_large: 'er ist zu groß',
    does_not_fit: 'er passt nicht zu den anderen Datensätzen',
  },
  why: {
    unreadable:
      'Das Büro konnte diesen Eintrag nicht lesen. Die App auf diesem Tablet aktualisieren und neu erfassen.',
    unknown_game:
      'Dieses Spiel wurde gelöscht oder in eine andere Veranstaltung verlegt. Bei der Turnierleitung nachfragen: Kommt es zurück, zählt, was erfasst wurde.',
    not_allowed:
      'Dieses Konto darf dieses Spiel nicht erfassen. Die Turnierleitung um die Rolle Schreiber bitten: Dann zählt, was erfasst wurde.',
    other_sheet:
      'Ein anderes Tablet führt den Spielstand dieses Spiels. Stimmt der hiesige, bei der Turnierleitung melden: Sie kann wählen.',
    decided:
      'Das Büro hat für den Spielstand eines anderen Tablets entschieden. Ist das falsch, bei der Turnierleitung melden: Es lässt sich zurücknehmen.',
    after_final:
      'Das Spiel war schon beendet. Das Spiel wieder öffnen und neu erfassen, oder bei der Turnierleitung nachfragen.',
    unknown_entry:
      'Es berichtigt einen Eintrag, den das Büro nicht hat oder der nicht zählt. Ist er noch unterwegs, ist nichts zu tun.',
    unknown_team:
      'Das Team ist keines der beiden, die dieses Spiel bestreiten. Für das richtige Team erfassen, oder bei der Turnierleitung nachfragen, wer spielt.',
    unknown_player:
      'Wer genannt ist, steht in keinem der beiden Kader. Die Turnierleitung bitten, das nachzutragen: Dann zählt es auch für diesen Spieler.',
  },
} satisfies Translated<typeof english>
