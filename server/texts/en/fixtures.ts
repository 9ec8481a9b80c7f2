/** Drawing the fixtures of a season. */
export const fixtures = {
  mayNotDraw: 'Only an owner or admin of its organization may draw the fixtures of this season.',
  exist:
    'The season has fixtures already. Say with keep whether games stay that have begun, or all that there are.',
  tooFewTeams: 'must name at least two teams of the season in each division',
  teamsOfOthers: 'names teams that are not of this season: {{teams}}',
  teamTwice: 'names a team twice: {{team}}',
  tooManyGames: 'make {{count}} games, more than the {{most}} that can be drawn at once',
  notInDivisions: 'names a team that is in no division: {{team}}',
  notInOneDivision: 'must be of one division: {{one}} and {{other}}',
  twiceOnMatchDay: 'has {{team}} twice on match day {{match_day}}',
  meetTooOften: 'has {{one}} and {{other}} meet more often than the season has legs',
  noSuchMatchDay: 'must be at most {{most}}, the last match day there is',
  endsTooSoon:
    'is too soon: there are {{count}} match days with a kick-off until then, and the fixtures need {{needed}}',
  noKickOffs: 'leave no date for any match day',
  overtaken: 'Others changed the season again and again while its fixtures were drawn: try again.',
  sameTeam: 'must name two teams',

  day: '{{date, datetime(day: numeric; month: long; year: numeric; timeZone: UTC)}}',
  team: 'team {{id}}',
  field: 'field {{id}}',
  game: 'Match day {{match_day}}, {{one}} – {{two}}: {{what}}.',
  broken: {
    team_unavailable: '{{team}} cannot play on {{day}}',
    team_plays: '{{team}} have another game on {{day}}',
    field_unavailable: '{{field}} cannot be had on {{day}}',
    field_closed: '{{field}} is not open at {{time}} on {{day}}',
    field_taken: '{{field}} has another game at {{time}} on {{day}}',
    excluded_date: 'no game is to be played on {{day}}',
    not_home_field: '{{team}} are not at home on {{field}}',
    both_at_home: '{{team}} and {{other}} are both at home on {{day}}',
  },
  unplaced: '{{one}} – {{two}} is not drawn: there is no match day to come on which both teams are free.',
} as const
