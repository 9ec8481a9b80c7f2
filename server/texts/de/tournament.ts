import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { tournament as english } from '../en/tournament.ts'

export const tournament = {
  changed: 'Spiel {{game}}: {{now}} statt {{before}}',
  nobodyYet: 'noch niemand',
  newOnField: 'Spiel {{game}}: {{now}}',
  onNoField: 'auf keinem Feld',
  onField: 'auf {{field}}',
  namelessField: 'Feld {{id}}',
  result: {
    notNeeded: 'entfällt',
    notPlayed: 'nicht gespielt',
    final: '{{score}}',
    finalByForfeit: '{{score}} durch Nichtantreten',
    won: '{{score}}, gewonnen von {{team}}',
    wonByForfeit: '{{score}}, gewonnen von {{team}} durch Nichtantreten',
    live: '{{score}}, nicht beendet',
    liveByForfeit: '{{score}}, nicht beendet, durch Nichtantreten',
  },
  moved: {
    pool: 'Gruppe {{pool}}: {{team}} von Platz {{from}} auf {{to}}',
    swiss: 'Schweizer Rangliste: {{team}} von Platz {{from}} auf {{to}}',
    final: 'Endstand der Rangliste: {{team}} von Platz {{from}} auf {{to}}',
    season: 'Tabelle: {{team}} von Platz {{from}} mit {{before}} Punkten auf Platz {{to}} mit {{after}}',
  },

  wrongTeam:
    'Das Spiel {{game}} hat {{playing}} bestritten, aber nach einer Berichtigung hätte es {{sent}} bestreiten sollen. Jemand muss entscheiden: {{playing}} bleibt darin, oder {{sent}} kommt hinein, und es wird neu gespielt.',
  doesNotCount:
    'Das Spiel {{game}} zwischen {{one}} und {{two}} ist {{ruling}}, also kommt daraus niemand weiter. Ein Team in das nächste Spiel setzen oder die Entscheidung zurücknehmen.',
  ruling: {
    none: 'noch zu spielen',
    postponed: 'verschoben',
    cancelled: 'abgesagt',
    abandoned: 'abgebrochen',
    'abandoned with result': 'abgebrochen, und der Spielstand zählt',
    annulled: 'annulliert',
  },
  withoutGames:
    '{{team}} nimmt teil und ist in keinem Spiel. Seine Spiele einer Gruppe hinzufügen, ihm in der Schweizer Runde ein Freilos geben oder es herausnehmen.',
  roundNotOver:
    'Runde {{round}}: {{one}} – {{two}} ist nicht beendet und zählt bei der Auslosung als unentschieden.',
  noTeams: 'Zum Spiel {{game}} kommt niemand. Seine Teams einsetzen oder sagen, dass es niemand bestreitet.',
  noOpponent:
    '{{team}} hat im Spiel {{game}} keinen Gegner, und niemand kommt dorthin. Ein Team einsetzen oder sagen, dass niemand kommt: Dann kommt {{team}} kampflos weiter.',
  noWinner:
    'Das Spiel {{game}} zwischen {{one}} und {{two}} ist ohne Sieger beendet, also kommt niemand weiter. Den Spielstand eintragen, mit dem es entschieden wurde, ein Team in das nächste Spiel setzen oder eintragen, dass beide es verloren geben: Dann kommt niemand weiter.',
  level: {
    pool: 'Gruppe {{pool}}: {{teams, list}} sind in jedem Kriterium gleichauf. Eine Entscheidung bei Gleichstand mit ihrer Reihenfolge festhalten: {{last_resort}}, oder wie der Veranstalter entscheidet.',
    swiss:
      'Schweizer Rangliste: {{teams, list}} sind in jedem Kriterium gleichauf. Eine Entscheidung bei Gleichstand mit ihrer Reihenfolge festhalten: {{last_resort}}, oder wie der Veranstalter entscheidet.',
  },

  outside:
    'Nur was in einem Turnier oder einer Saison geschrieben wird, hat eine Vorschau: Sonst ändert sich mit diesem nichts.',
  noPreviewOutside: 'gilt nur für das Schreiben in einem Turnier oder einer Saison',

  severalSources:
    'oder Gruppen, eine Schweizer Runde oder die Tabelle der Saison nennen die Teams des K.-o.-Baums: eines davon, nicht mehrere',
  placesReversed: 'darf nicht vor dem ersten Platz liegen',
  poolOfOthers: 'nennt eine Gruppe, die nicht im Turnier ist: {{pool}}',
  sourcesAndPools: 'nennt die Plätze der Gruppen selbst: die Gruppen weglassen',
  followsNoPools: 'braucht die Gruppen, denen der K.-o.-Baum folgt',
  placeBeyondPool: 'nennt Platz {{place}} der Gruppe {{pool}}, die {{teams}} Teams hat',
  placeTwice: 'nennt Platz {{place}} der Gruppe {{pool}} zweimal',
  noDivision: 'muss eine Staffel der Saison sein: {{divisions}}',
  noDivisions: 'ist wegzulassen: Kein Team der Saison hat eine Staffel',
  notOfDivision: 'muss bei der Tabelle einer Staffel "divisions" sein',
  qualifiersNotEntered:
    'geht nach der Tabelle, in der diese weiterkommen und noch nicht für das Turnier angemeldet sind: {{teams, list}}',
  roundOfOthers: 'muss eine Runde desselben Turniers sein',
  notFinal: {
    pool_one:
      'Gruppe {{pool}}: {{count}} Spiel ist noch nicht beendet, also ist nicht entschieden, wer weiterkommt.',
    pool_other:
      'Gruppe {{pool}}: {{count}} Spiele sind noch nicht beendet, also ist nicht entschieden, wer weiterkommt.',
    swiss_one:
      'Die Schweizer Runden: {{count}} Spiel ist noch nicht beendet, also ist nicht entschieden, wer weiterkommt.',
    swiss_other:
      'Die Schweizer Runden: {{count}} Spiele sind noch nicht beendet, also ist nicht entschieden, wer weiterkommt.',
    season_one:
      'Die Saison: {{count}} Spiel ist noch nicht beendet, also ist nicht entschieden, wer weiterkommt.',
    season_other:
      'Die Saison: {{count}} Spiele sind noch nicht beendet, also ist nicht entschieden, wer weiterkommt.',
  },
  levelWithOthers: {
    pool_one:
      'Gruppe {{pool}}: {{teams}} ist in jedem Kriterium gleichauf mit einem anderen Team. Zuerst eine Entscheidung bei Gleichstand festhalten.',
    pool_other:
      'Gruppe {{pool}}: {{teams}} sind in jedem Kriterium gleichauf mit einem anderen Team. Zuerst eine Entscheidung bei Gleichstand festhalten.',
    swiss_one:
      'Die Schweizer Rangliste: {{teams}} ist in jedem Kriterium gleichauf mit einem anderen Team. Zuerst eine Entscheidung bei Gleichstand festhalten.',
    swiss_other:
      'Die Schweizer Rangliste: {{teams}} sind in jedem Kriterium gleichauf mit einem anderen Team. Zuerst eine Entscheidung bei Gleichstand festhalten.',
    season_one:
      'Die Tabelle der Saison: {{teams}} ist in jedem Kriterium gleichauf mit einem anderen Team. Zuerst über die Reihenfolge entscheiden.',
    season_other:
      'Die Tabelle der Saison: {{teams}} sind in jedem Kriterium gleichauf mit einem anderen Team. Zuerst über ihre Reihenfolge entscheiden.',
  },
} satisfies Translated<typeof english>
