import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { results as english } from '../en/results.ts'

export const results = {
  title: 'Ergebnisse',
  bye: 'Spielfrei',
  nobodyYet: 'Noch niemand',
  matchDay: 'Spieltag {{number}}',
  pair: '{{one}} – {{two}}',
  show: 'Was zu sehen ist',
  games: 'Spiele',
  teams: 'Teams',
  swiss: 'Schweizer Runden',
  final: 'Endstand',
  spirit: 'Spirit',

  find: 'Team oder Feld',
  part: 'Teil des Turniers',
  which: 'Welche Spiele',
  shown: { all: 'Alle', open: 'Begonnen, nicht beendet', final: 'Beendet' },
  noGame: 'Kein Spiel passt dazu.',
  finalOf: '{{count}} von {{of}} beendet',
  enter: 'Eintragen',

  nobodyPlaysYet: 'Wer dieses Spiel spielt, steht noch nicht fest.',
  gamePage: 'Alles über dieses Spiel',
  howItEnds: 'Wie das Spiel steht',
  ends: { final: 'Endergebnis', live: 'Läuft noch', forfeit: 'Kampflos' },
  shootout: 'Penaltyschießen, {{team}}',
  shootoutWhat: 'Nur, wenn ein Penaltyschießen das Spiel entschieden hat.',
  store: 'Ergebnis speichern',
  forget: 'So lassen, wie es war',
  changedSince:
    'Jemand anderes hat inzwischen ein Ergebnis eingetragen: {{score}}. Bitte ansehen und dann noch einmal speichern.',
  stored: 'Gespeichert: {{game}}',
  clear: 'Ergebnis leeren',
  clearWhat: 'Alles, was zu diesem Spiel erfasst wurde, bleibt in seinem Verlauf und zählt nicht mehr.',
  restore: 'Geleertes Ergebnis zurückbringen',
  takeBack: 'Zurücknehmen',

  notAsPlanned: 'Wenn es nicht nach Plan läuft',
  countsNot: 'Nichts davon zählt. Was erfasst wurde, bleibt, und zählt wieder, wenn das zurückgenommen wird.',
  rule: {
    none: 'Das zurücknehmen',
    postponed: 'Verschieben',
    cancelled: 'Absagen',
    abandoned: 'Abbrechen: Es zählt nicht',
    'abandoned with result': 'Beenden: Der Spielstand zählt',
    annulled: 'Annullieren',
  },
  ruled: {
    postponed:
      'Es wartet auf einen neuen Tag. Sobald es im Zeitplan eine Zeit hat, ist es wieder wie geplant.',
    'abandoned with result': 'Es ist beendet, wie es stand.',
  },

  noTeam: 'Noch ist kein Team gemeldet.',
  teamsWhat:
    'Ein Team, das sich zurückzieht oder disqualifiziert wird, verliert kampflos, was es noch nicht gespielt hat. Was daraus folgt, ist vorher zu sehen.',
  team: 'Team',
  standing: 'Jetzt',
  change: 'Ändern',
  status: { playing: 'Spielt', withdrawn: 'Zurückgezogen', disqualified: 'Disqualifiziert' },
  turn: {
    playing: '{{team}} wieder mitspielen lassen',
    withdrawn: '{{team}} zurückziehen',
    disqualified: '{{team}} disqualifizieren',
  },

  noStandings: 'Noch gibt es keinen Endstand.',
  place: 'Platz',
  placeSoFar: 'bisher {{place}}',
  why: 'Woher er kommt',
  print: 'Plätze drucken',
  printedSoFar: 'Noch stehen nicht alle Plätze fest.',
  keepPlaces: 'Endplätze festschreiben',
  placesOpen_one: '{{count}} Platz steht noch nicht fest.',
  placesOpen_other: '{{count}} Plätze stehen noch nicht fest.',
  placesDecided: 'Alle Plätze stehen fest.',
  placesKept: 'Die Endplätze sind festgeschrieben.',
} satisfies Translated<typeof english>
