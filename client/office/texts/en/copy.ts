/** What is said of teams that are taken from another season. */
export const copy = {
  title: 'Take teams from another season',
  what: 'They become the same clubs in this season: each names the other. What is there already stays as it is.',
  from: 'Season',
  which: 'Teams',
  withRosters: 'With their rosters',
  store: 'Take these teams',
  makesPlaces_one: '{{count}} place on rosters',
  makesPlaces_other: '{{count}} places on rosters',
} as const
