import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { scheduling as english } from '../en/scheduling.ts'

export const scheduling = {
  gamesNotToPlay: 'nennt Spiele, die in diesem Turnier nicht zu spielen sind: {{games}}',
  gamesNamedTwice: 'nennt Spiele doppelt: {{games}}. Für jedes Spiel einmal sagen, wohin es soll',
  noSuchGameSites: 'nennt Felder, die es nicht gibt: {{game_sites}}',
  siteOfOthers: 'muss ein Feld des Turniers sein',
  mayNotSchedule: 'Nur ein Inhaber oder Admin der Organisation darf die Spiele dieses Turniers ansetzen.',

  namelessTeam: 'Team {{id}}',
  namelessField: 'Feld {{id}}',
  gameOf: '{{one}} – {{two}}',
  nobodyYet: 'noch niemand',
  round: {
    bracket: 'Runde {{number}} von {{bracket}}',
    namelessBracket: 'Runde {{number}} des K.-o.-Baums',
    pool: 'Runde {{number}} der Gruppe {{pool}}',
    swiss: 'Schweizer Runde {{number}}',
  },
  day: '{{date, datetime(weekday: long; day: numeric; month: long; timeZone: UTC)}}',
  timeOnDay: '{{time}} am {{day}}',
  slot: 'um {{time}}',
  slotOnField: 'um {{time}} auf {{field}}',

  conflict: '{{day}}: {{what}}.',
  teamTwice: '{{team}} spielt {{one}} und {{two}}',
  shortRest_one: '{{team}} spielt {{one}} und {{two}}, mit {{count}} Minute Pause dazwischen',
  shortRest_other: '{{team}} spielt {{one}} und {{two}}, mit {{count}} Minuten Pause dazwischen',
  shortRestToCome_one:
    'das Team, das aus {{game}} kommt, spielt {{one}} und {{two}}, mit {{count}} Minute Pause dazwischen',
  shortRestToCome_other:
    'das Team, das aus {{game}} kommt, spielt {{one}} und {{two}}, mit {{count}} Minuten Pause dazwischen',
  siteTaken: '{{field}} hat {{one}} um {{time_of_one}} und {{two}} um {{time_of_two}}',
  siteClosed: '{{game}} ist auf {{field}} von {{from}} bis {{to}}, außerhalb der Öffnungszeiten',
  beforeFeeder: '{{game}} beginnt {{slot}}, bevor {{feeder}}, woraus ein Team kommt, um {{end}} zu Ende ist',
  roundOrder: '{{round}} beginnt um {{start}}, bevor die davor um {{end}} zu Ende ist',
  otherSeason: '{{team}} ist ein Team der Saison {{season}}, und das Turnier gehört zu {{own}}.',

  publishedForManagers:
    'Was sich in diesem Turnier seit der Veröffentlichung geändert hat, sehen nur Inhaber und Admins seiner Organisation.',
  openTeam: 'offen',
  noField: 'kein Feld',
  place: '{{field}}, {{time}}',
  placeOnDay: '{{field}}, {{day}}, {{time}}',
  gameAt: '{{game}}, {{place}}',
  isNew: 'ist neu',
  was: 'war {{what}}',
  isGone: 'wird nicht mehr gespielt; war {{what}}',

  unplaced: {
    has_begun: '{{game}} hat begonnen und bleibt deshalb, wo und wann es ist.',
    is_pinned: '{{game}} bleibt, wo und wann es ist: Es ist festgehalten.',
    no_site: '{{game}} lässt sich nicht ansetzen, weil es keine Felder gibt.',
    no_time:
      '{{game}} lässt sich nicht ansetzen: Zu keiner Zeit sind ein Feld und beide Teams frei, früh und spät genug für die Spiele davor und danach.',
    waits: '{{game}} lässt sich nicht ansetzen, weil es nach {{other}} kommt, das keinen Platz hat.',
    waits_for_any:
      '{{game}} lässt sich nicht ansetzen, weil es nach einem Spiel kommt, das keinen Platz hat.',
  },
} satisfies Translated<typeof english>
