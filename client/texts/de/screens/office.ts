import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { office as english } from '../../en/screens/office.ts'

export const office = {
  office: 'Büro',
  of: 'Büro · {{event}}',
  whatToShow: 'Was gezeigt wird',
  parts: {
    disputes: 'Widersprüche',
    tablets: 'Tablets',
    verdicts: 'Nicht gezählt',
  },
  differ_one: '{{count}} Spiel hat zwei Spielberichte, die sich unterscheiden',
  differ_other: '{{count}} Spiele haben Spielberichte, die sich unterscheiden',

  advice: {
    unreadable:
      'Die App auf jenem Tablet aktualisieren und es dort neu erfassen lassen. Was es gesendet hat, wird aufbewahrt, wie es kam.',
    unknown_game:
      'Das Spiel wurde gelöscht oder gehört zu einer anderen Veranstaltung. Kommt es zurück, zählt dies.',
    not_allowed: 'Damit es zählt, der Person eine Rolle für das Spiel geben. Eine neue Rolle zählt sofort.',
    other_sheet:
      'Ein anderes Tablet führt den Spielstand. Wo sich beide unterscheiden, lässt sich wählen oder zusammenführen.',
    decided: 'Das Büro hat für einen anderen Spielbericht entschieden. Das lässt sich zurücknehmen.',
    after_final:
      'Das Spiel ansehen: Dort lässt es sich wieder öffnen oder der richtige Spielstand eintragen.',
    unknown_entry:
      'Es berichtigt etwas, das nicht zählt. Kommt das noch oder zählt es wieder, zählt auch dies.',
    unknown_team: 'Nachsehen, wer in dem Spiel spielt. Wird das Team eingesetzt, zählt dies.',
    unknown_player:
      'Die Aktion zählt, aber für niemanden. Den Spieler in den Kader eines der beiden Teams setzen: Dann zählt sie auch für ihn.',
  },

  tablet: 'Tablet {{end}}',
  tabletOf: '{{name}}, {{tablet}}',
  tabletOfSomebody: 'Jemand, {{tablet}}',
  tablets: 'Tablets',
  tabletsWhat: 'Was jedes Tablet sagte, als zuletzt von ihm zu hören war.',
  noTablets: 'Noch war von keinem Tablet einer Person mit Rolle etwas zu hören.',
  worry: {
    look: 'Bitte ansehen',
    wait: 'Abwesend oder am Senden',
    fine: 'In Ordnung',
  },

  connected: 'Verbunden',
  connectedSentAll: 'Verbunden, alles gesendet',
  connectedUnsent_one: 'Verbunden, {{count}} Eintrag nicht gesendet',
  connectedUnsent_other: 'Verbunden, {{count}} Einträge nicht gesendet',
  away: 'Nicht verbunden',
  awaySentAll: 'Nicht verbunden, hatte alles gesendet',
  awayUnsent_one: 'Nicht verbunden, hatte {{count}} Eintrag nicht gesendet',
  awayUnsent_other: 'Nicht verbunden, hatte {{count}} Einträge nicht gesendet',

  heardNow: 'Zuletzt gehört am {{moment}}, vor weniger als einer Minute',
  heardMinutesAgo_one: 'Zuletzt gehört am {{moment}}, vor {{count}} Minute',
  heardMinutesAgo_other: 'Zuletzt gehört am {{moment}}, vor {{count}} Minuten',
  heardHoursAgo_one: 'Zuletzt gehört am {{moment}}, vor {{count}} Stunde',
  heardHoursAgo_other: 'Zuletzt gehört am {{moment}}, vor {{count}} Stunden',
  heardDaysAgo_one: 'Zuletzt gehört am {{moment}}, vor {{count}} Tag',
  heardDaysAgo_other: 'Zuletzt gehört am {{moment}}, vor {{count}} Tagen',

  outdated:
    'Seine App ist zu alt zum Senden. Für Verbindung sorgen, die App öffnen und „Aktualisierung bereit“ antippen',
  lacks_one: 'Ihm fehlt {{count}} Änderung von seither',
  lacks_other: 'Ihm fehlen {{count}} Änderungen von seither',
  came_one: '{{count}} Eintrag kam von ihm',
  came_other: '{{count}} Einträge kamen von ihm',
} satisfies Translated<typeof english>
