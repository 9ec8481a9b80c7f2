/** Fields and times of games. */
export const scheduling = {
  gamesNotToPlay: 'names games that are not to be played in this tournament: {{games}}',
  gamesNamedTwice: 'names games twice: {{games}}. Say once where each game is to go',
  noSuchGameSites: 'names game sites that do not exist: {{game_sites}}',
  siteOfOthers: 'must be a game site of the tournament',
  mayNotSchedule: 'Only an owner or admin of its organization may schedule the games of this tournament.',

  namelessTeam: 'team {{id}}',
  namelessField: 'field {{id}}',
  gameOf: '{{one}} – {{two}}',
  nobodyYet: 'nobody yet',
  round: {
    bracket: 'round {{number}} of {{bracket}}',
    namelessBracket: 'round {{number}} of the bracket',
    pool: 'round {{number}} of pool {{pool}}',
    swiss: 'swiss round {{number}}',
  },
  day: '{{date, datetime(weekday: long; day: numeric; month: long; timeZone: UTC)}}',
  timeOnDay: '{{time}} on {{day}}',
  /** Where and when a team plays, in the sentences below. */
  slot: 'at {{time}}',
  slotOnField: 'at {{time}} on {{field}}',

  conflict: '{{day}}: {{what}}.',
  teamTwice: '{{team}} play {{one}} and {{two}}',
  shortRest_one: '{{team}} play {{one}} and {{two}}, with {{count}} minute of rest between',
  shortRest_other: '{{team}} play {{one}} and {{two}}, with {{count}} minutes of rest between',
  shortRestToCome_one:
    'the team that comes from {{game}} will play {{one}} and {{two}}, with {{count}} minute of rest between',
  shortRestToCome_other:
    'the team that comes from {{game}} will play {{one}} and {{two}}, with {{count}} minutes of rest between',
  siteTaken: '{{field}} has {{one}} at {{time_of_one}} and {{two}} at {{time_of_two}}',
  siteClosed: '{{game}} is on {{field}} from {{from}} to {{to}}, outside of its opening hours',
  beforeFeeder: '{{game}} starts {{slot}}, before {{feeder}}, from which a team comes, is over at {{end}}',
  roundOrder: '{{round}} starts at {{start}}, before the one ahead of it is over at {{end}}',
  otherSeason: '{{team}} are a team of the season {{season}}, and the tournament is one of {{own}}.',

  publishedForManagers:
    'Only an owner or admin of its organization sees what changed in this tournament since it was published.',
  openTeam: 'open',
  noField: 'no field',
  place: '{{field}}, {{time}}',
  placeOnDay: '{{field}}, {{day}}, {{time}}',
  gameAt: '{{game}}, {{place}}',
  /** What has become of a game since it was published; it stands beside the game. */
  isNew: 'is new',
  was: 'was {{what}}',
  isGone: 'is not played any more; was {{what}}',

  unplaced: {
    has_begun: '{{game}} has begun, so it stays where and when it is.',
    is_pinned: '{{game}} stays where and when it is: it is pinned.',
    no_site: '{{game}} cannot be placed, because there are no fields.',
    no_time:
      '{{game}} cannot be placed: at no time are a field and both teams free, early and late enough for the games around it.',
    waits: '{{game}} cannot be placed, because it comes after {{other}}, which has no place.',
    waits_for_any: '{{game}} cannot be placed, because it comes after a game, which has no place.',
  },
} as const
