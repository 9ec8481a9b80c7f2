import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { instead as english } from '../en/instead.ts'

export const instead = {
  atItsAddress: 'Das geschieht einzeln ({{noun}}), unter der eigenen Adresse: {{address}}.',
  makeOrChange: 'Mit POST an {{list}} anlegen, mit PATCH oder PUT hier ändern.',
  make: 'Mit POST an {{list}} anlegen.',
  neverChanged: 'Es wird nie geändert: mit POST an {{list}} ein neues anlegen.',

  stats: 'Statistiken folgen aus dem, was erfasst wird: events und game_scores schreiben.',
  changes: 'Änderungen folgen aus dem Schreiben von Datensätzen.',
  audit: 'Die Änderungsgeschichte folgt aus dem, was geschrieben wird, und bleibt, wie sie ist.',
  takeBack: 'POST nimmt hier Änderungen zurück. Was geändert wurde, steht unter /v1/audit/.',
  scorekeepers: 'Ein Spiel bekommt seinen Schreiber, wenn ein Tablet den Spielstand übernimmt.',
  recorded: 'Das folgt aus dem, was erfasst wird, und bleibt, wie es ist.',
  devices: 'Tablets melden sich selbst. Was eines nicht gesendet hat, nimmt ein POST an handovers auf.',
  verdicts: 'POST lässt alles einer Veranstaltung neu beurteilen, DELETE entfernt, was abgelehnt wurde.',
  handover:
    'Mit POST die Datei senden, die ein Tablet gemacht hat. Was daraus wurde, steht in events und game_scores.',

  ownPlayer: 'Das geschieht unter der Adresse des Spielers, seiner resource_uri.',
  merge: 'Ein POST ohne Inhalt macht aus beiden einen Spieler.',
  playerExport: 'Der Spieler selbst wird unter seiner eigenen Adresse geändert.',
  erasure: 'Mit POST hier die Person löschen; mit preview=true ist zuerst zu sehen, was das ändert.',

  disputes: 'POST an die decision eines Spiels, die unter seiner Adresse liegt.',
  lateTeams:
    'Das Team, das spät gemeldet wurde, hierher POSTen. Welche Teams keine Spiele haben, steht in open_decisions.',
  gameResult:
    'POST bringt hier zurück, was zuletzt zurückgenommen wurde, DELETE leert das Spiel. Was erfasst wurde, steht in seinen Spielständen und Ereignissen.',
  decision: 'Beide Spielberichte in disputes lesen. POST entscheidet hier, DELETE nimmt das zurück.',

  picture:
    'Ein PUT setzt hier das Bild, ein DELETE entfernt es. Wo es gelesen wird, steht in den Feldern des Datensatzes.',
  pictures: 'Ein Bild wird unter der Adresse seines Datensatzes gesetzt und gelöscht.',

  plays: 'POST fügt hier Aktionen hinzu. Eine einzelne wird als event geändert oder gelöscht.',

  standings:
    'Die Rangliste folgt aus Ergebnissen: game_scores schreiben, oder tie_decisions, wo Teams gleichauf sind. Ein POST hält die Plätze in tournament_teams fest.',
  leagueTable:
    'Die Tabelle folgt aus Ergebnissen: game_scores schreiben, oder point_decisions und tie_decisions der Saison.',
  openDecisions:
    'Zwischen Teams gleichauf mit einem POST an tie_decisions entscheiden, und wer ein Spiel bestreitet, mit einem PUT an das Spiel.',
  drawPools: 'POST lost sie aus. Gelesen, geändert und gelöscht werden sie als pools.',
  fixtures: 'POST lost sie aus. Eine einzelne Begegnung wird als game geändert oder gelöscht.',
  conflicts: 'start_time und game_site_id von Spielen ändern, oder POST an schedule oder shift des Turniers.',
  schedule: 'POST verlegt hier Spiele. Wo und wann sie sind, steht in den games des Turniers.',
  published: 'PUT sagt hier, dass alle den Zeitplan kennen, wie er ist.',
  formats:
    'POST hier legt ein Format ganz an. Was es angelegt hat, wird als Gruppen, K.-o.-Bäume und Schweizer Runden gelesen, geändert und gelöscht.',
  freeSites: 'Um ein Feld zu nehmen, seine game_site_id mit PUT in ein Spiel schreiben.',
  spirit: 'Die Rangliste folgt aus game_sportsmanship_scores: diese schreiben.',
} satisfies Translated<typeof english>
