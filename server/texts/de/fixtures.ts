import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { fixtures as english } from '../en/fixtures.ts'

export const fixtures = {
  mayNotDraw: 'Nur ein Inhaber oder Admin ihrer Organisation darf den Spielplan dieser Saison auslosen.',
  exist:
    'Die Saison hat schon einen Spielplan. Mit keep sagen, ob die Spiele bleiben, die begonnen haben, oder alle, die es gibt.',
  tooFewTeams: 'muss in jeder Staffel mindestens zwei Teams der Saison nennen',
  teamsOfOthers: 'nennt Teams, die nicht zu dieser Saison gehören: {{teams}}',
  teamTwice: 'nennt ein Team zweimal: {{team}}',
  tooManyGames: 'ergeben {{count}} Spiele, mehr als die {{most}}, die sich auf einmal auslosen lassen',
  notInDivisions: 'nennt ein Team, das in keiner Staffel ist: {{team}}',
  notInOneDivision: 'müssen aus einer Staffel sein: {{one}} und {{other}}',
  twiceOnMatchDay: 'hat {{team}} zweimal am Spieltag {{match_day}}',
  meetTooOften: 'lässt {{one}} und {{other}} öfter aufeinandertreffen, als die Saison Durchgänge hat',
  noSuchMatchDay: 'darf höchstens {{most}} sein, der letzte Spieltag',
  endsTooSoon:
    'ist zu früh: Bis dahin gibt es {{count}} Spieltage mit einer Anspielzeit, und der Spielplan braucht {{needed}}',
  noKickOffs: 'lassen für keinen Spieltag ein Datum übrig',
  overtaken:
    'Andere haben die Saison immer wieder geändert, während ihr Spielplan ausgelost wurde: noch einmal versuchen.',
  sameTeam: 'muss zwei Teams nennen',

  day: '{{date, datetime(day: numeric; month: long; year: numeric; timeZone: UTC)}}',
  team: 'Team {{id}}',
  field: 'Feld {{id}}',
  game: 'Spieltag {{match_day}}, {{one}} – {{two}}: {{what}}.',
  broken: {
    team_unavailable: '{{team}} kann am {{day}} nicht spielen',
    team_plays: '{{team}} hat am {{day}} ein anderes Spiel',
    field_unavailable: '{{field}} ist am {{day}} nicht zu haben',
    field_closed: '{{field}} ist am {{day}} um {{time}} nicht offen',
    field_taken: '{{field}} hat am {{day}} um {{time}} ein anderes Spiel',
    excluded_date: 'am {{day}} soll nicht gespielt werden',
    not_home_field: '{{team}} ist auf {{field}} nicht zu Hause',
    both_at_home: '{{team}} und {{other}} sind am {{day}} beide zu Hause',
  },
  unplaced:
    '{{one}} – {{two}} ist nicht ausgelost: Es kommt kein Spieltag mehr, an dem beide Teams frei sind.',
} satisfies Translated<typeof english>
