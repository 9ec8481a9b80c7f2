import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { families as english } from '../en/families.ts'

export const families = {
  bracketStart: 'ist nötig: Dann beginnt die erste Runde',
  bracketSize: 'muss 2 bis {{most}} Teams nennen, nicht {{teams}}',
  bracketRounds: 'ist nötig, wenn keine Teams genannt sind',

  calendarType: 'muss ein Typ des Kalenders sein: {{types}}',
  calendarStart: 'ist beim Typ {{type}} erforderlich',
  calendarPlace: 'ist nötig, oder eine Saison, ein Turnier oder Teams: Zu einem davon gehört ein Termin',
  calendarEnd: 'darf nicht vor dem Beginn liegen',

  gameAgainstItself: 'muss ein anderes Team als das erste sein: Ein Team spielt nicht gegen sich selbst',
  gameAfterItself: 'muss ein anderes Spiel sein: Niemand kommt aus einem Spiel in dasselbe',
  nextGameIn: {
    tournament: 'muss ein Spiel desselben Turniers sein',
    season: 'muss ein Spiel derselben Saison sein',
  },
  gameIsFed: 'muss bleiben, wie es ist: In dieses Spiel kommen Teams aus dem Spiel {{game}}',

  notEntered: 'muss ein anderes Team sein, das im Turnier ist',
  notAgreedYet: 'muss ein Team sein, dessen Organisation zugestimmt hat: Erst dann nimmt es den Platz ein',
  notOfSeason: 'muss ein Team derselben Saison sein',
  replacedHasPlayed:
    'Das Team hat in dieser Saison schon gespielt (Spiel {{game}}), also gehen seine Spiele nicht auf ein anderes über. Über seinen Status kann es die Saison verlassen; dabei wird gewählt, was aus seinen Spielen wird.',
  leftOn: 'wird gebraucht: Es sagt, ab welchem Tag Spiele annulliert oder verloren gewertet werden',
  ruling: {
    cancelled:
      'darf nicht „abgesagt“ sein: In diesem Spiel wurde schon etwas erfasst. Stattdessen abbrechen oder das Ergebnis annullieren',
    postponed:
      'darf nicht „verschoben“ sein: In diesem Spiel wurde schon etwas erfasst. Wenn es später weitergeht, eine andere Zeit angeben',
    notPlayed:
      'muss „abgesagt“ oder „verschoben“ sein: In diesem Spiel wurde nichts erfasst, was abgebrochen oder annulliert werden könnte',
  },

  periodEnd: 'darf nicht vor dem ersten Tag {{start}} liegen',
  playerName: 'ist erforderlich, oder ein Nachname oder Spitzname: Ein Spieler hat einen Namen',

  lateNowhere:
    'nennt keine Gruppe, und es gibt keine Schweizer Runde, in der das Team ein Freilos haben könnte',
  lateHasGame: 'ist schon in einem Spiel dieser Runde',
  poolStart: 'ist nötig, um die Spiele anzulegen',
  poolSize: 'darf höchstens {{most}} Teams nennen, damit jeder gegen jeden spielt: mehrere Gruppen anlegen',

  swissStart: 'ist nötig: Dann beginnen die Spiele',
  swissTeams: 'muss mindestens zwei Teams nennen, oder keine: Dann werden alle des Turniers gepaart',
  swissTournament: 'muss mindestens zwei Teams haben, die spielen: Es hat {{teams}}',

  relatedToItself: 'müssen andere Teams sein: Ein Team ist nicht mit sich selbst verwandt',

  marksOfFields: 'muss ein Feld der Anlage nennen, wenn es ein Feld bezeichnet, und sonst keines',
  marksOfStrangers: 'nennt Felder, die nicht zu dieser Anlage gehören: {{fields}}',

  tieTeams: 'muss mindestens zwei Teams nennen, das beste zuerst',
  tieStrangers: {
    pool: 'nennt Teams, die nicht in der Gruppe sind: {{teams}}',
    tournament: 'nennt Teams, die nicht im Turnier sind: {{teams}}',
    season: 'nennt Teams, die nicht in der Saison spielen: {{teams}}',
  },
} satisfies Translated<typeof english>
