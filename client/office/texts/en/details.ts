/** What is said of an organization, a tournament or a season. */
export const details = {
  title: 'Details',
  name: 'Name',
  info: 'About it',
  isPublic: 'Everybody may see it',
  isPublicWhat: 'Schedule, results and rosters can be read without signing in.',
  isPublicSeasonWhat:
    'Its teams, its table and its games outside of tournaments can be read without signing in.',
  sportWhat: 'It can be changed until something is recorded.',
  gender: 'Played by',
  genders: { open: 'Everybody', mixed: 'Mixed', womens: 'Women', mens: 'Men' },
  season: 'Season',
  seasonWhat: 'One of another sport can be chosen until something is recorded.',
  leagueWhat: 'One of another sport can be chosen until something is recorded.',
  startDate: 'First day',
  endDate: 'Last day',
  timezone: 'Time zone',
  noTimezone: 'No time zone is called so. Try the name of a large city.',
  gameMinutes: 'Minutes for a game, with its break',
  restMinutes: 'Least minutes of rest between two games of a team',
  swissRounds: 'Swiss rounds planned',
  swissRoundsWhat:
    'Ties in the swiss standings are to be decided once that many rounds are over. Leave it empty while it is open how many there will be.',

  delete: {
    organizations: 'Delete the organization {{name}}',
    leagues: 'Delete the league {{name}}',
    seasons: 'Delete the season {{name}}',
    tournaments: 'Delete the tournament {{name}}',
  },
  nothingHangs: 'Nothing hangs on it.',
  goesAlong: 'This hangs on it and goes too:',
  deleteWhat:
    'It is gone for everybody, on tablets too. The history can bring it back, but not an organization, and no pictures. What was recorded stays in the history.',
  typeName: 'To delete it, type its name',
  deleteNow: 'Delete now',
} as const
