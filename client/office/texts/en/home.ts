/** Where the office begins. */
export const home = {
  tournaments: 'Tournaments',
  seasons: 'Seasons',
  organization: 'Organization',
  noTournament: 'No tournament yet.',
  noSeason: 'No season yet.',
} as const
