/** Finding records by their names. */
export const search = {
  keys: 'Ctrl+K',
  open: 'Search',
  title: 'Search',
  name: 'Name, or a part of it',
  found: 'What was found',
  nothing: 'Nothing is called so.',
  family: {
    tournaments: 'Tournaments',
    seasons: 'Seasons',
    teams: 'Teams',
    players: 'Players',
    organizations: 'Organizations',
  },
} as const
