/** What is said of an organization or a tournament. */
export const details = {
  title: 'Details',
  name: 'Name',
  info: 'About it',
  isPublic: 'Everybody may see it',
  isPublicWhat: 'Schedule, results and rosters can be read without signing in.',
  startDate: 'First day',
  endDate: 'Last day',
  timezone: 'Time zone',
  gameMinutes: 'Minutes for a game, with its break',
  restMinutes: 'Least minutes of rest between two games of a team',
} as const
