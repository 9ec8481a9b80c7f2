import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { reading as english } from '../../en/screens/reading.ts'

export const reading = {
  winnerOf: 'Sieger aus {{game}}',
  loserOf: 'Verlierer aus {{game}}',
  grandFinal: 'Großes Finale',
  secondGrandFinal: 'Zweites großes Finale, nur wenn nötig',
  onlyIfNeeded: 'nur wenn nötig',
  places: 'Plätze {{places}}',
  seed: 'Setzplatz {{seed}}',

  roomIn_one: '{{bracket}} hat Platz für den Ersten',
  roomIn_other: '{{bracket}} hat Platz für die ersten {{count}}',
  goesTo: '→ {{bracket}}',
  figureIs: '{{name}} {{figure}}',
  teamPage: 'Spiele und Spieler von {{team}}',

  find: 'Team, Spieler oder Gruppe suchen',
  now: 'Jetzt',
  followed: 'Gemerkt',

  schedule: 'Zeitplan',
  leaders: 'Bestenliste',
  day: 'Tag',
  gamesOfTeam: 'Spiele eines Teams…',
  noField: 'Ohne Feld',
  noLeaders: 'Noch hat niemand etwas getan, das gezählt wird.',
  withAttempts_one: 'Mit mindestens {{count}} Versuch',
  withAttempts_other: 'Mit mindestens {{count}} Versuchen',
  follow: 'Merken',
  allSeasons: 'Alle Saisons',
  noTeam: 'Dieses Team ist nicht auf diesem Gerät.',
  players: 'Spieler',
  noPlayers: 'Noch niemand steht im Kader.',
  nothingCounted: 'Noch wurde nichts gezählt.',
  gameByGame: 'Spiel für Spiel',

  largestLeads: 'Größte Führung: {{one}} {{leadOne}}, {{two}} {{leadTwo}}.',
  changesOfLead_one: 'Die Führung wechselte {{count}}-mal.',
  changesOfLead_other: 'Die Führung wechselte {{count}}-mal.',

  shareLink: 'Link teilen',
  sharePicture: 'Als Bild teilen',
  pictureSaved: 'Als Bild gespeichert',
  notShared: 'Von hier aus konnte es nicht geteilt werden.',
} satisfies Translated<typeof english>
