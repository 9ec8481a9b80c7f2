/**
 * What somebody reads of an event: brackets, schedule, leaders, teams, players, and what is shared of them.
 */
export const reading = {
  winnerOf: 'Winner of {{game}}',
  loserOf: 'Loser of {{game}}',
  grandFinal: 'Grand final',
  secondGrandFinal: 'Second grand final, only if needed',
  onlyIfNeeded: 'only if needed',
  places: 'places {{places}}',
  seed: 'Seed {{seed}}',

  roomIn_one: '{{bracket}} has room for the first',
  roomIn_other: '{{bracket}} has room for the first {{count}}',
  goesTo: '→ {{bracket}}',
  figureIs: '{{name}} {{figure}}',
  teamPage: 'Games and players of {{team}}',

  find: 'Find a team, a player, a pool',
  now: 'Now',
  followed: 'Followed',

  schedule: 'Schedule',
  leaders: 'Leaders',
  day: 'Day',
  gamesOfTeam: 'Games of a team…',
  noField: 'No field',
  noLeaders: 'Nobody has done anything yet that is counted.',
  withAttempts_one: 'With at least {{count}} attempt',
  withAttempts_other: 'With at least {{count}} attempts',
  follow: 'Follow',
  allSeasons: 'All seasons',
  noTeam: 'This team is not on this device.',
  players: 'Players',
  noPlayers: 'Nobody is on the roster yet.',
  nothingCounted: 'Nothing was counted yet.',
  gameByGame: 'Game by game',

  largestLeads: 'Largest lead: {{one}} {{leadOne}}, {{two}} {{leadTwo}}.',
  changesOfLead_one: 'The lead changed {{count}} time.',
  changesOfLead_other: 'The lead changed {{count}} times.',

  shareLink: 'Share the link',
  sharePicture: 'Share as a picture',
  pictureSaved: 'Saved as a picture',
  notShared: 'It could not be shared from here.',
} as const
