/** Where the office begins. */
export const home = {
  tournaments: 'Tournaments',
  seasons: 'Seasons',
  organization: 'Organization',
  noTournament: 'No tournament yet.',
  start: 'Set up an event',
  nothingYet: 'Nothing is here yet. Begin with your first event: it takes a name, a sport and a day.',
  noSeason: 'No season yet.',
} as const
