/** What is said where an event begins. */
export const start = {
  title: 'Set up an event',
  newOrganization: 'A new one',
  organizationName: 'Name of the organization',
  organizationWhat: 'Who runs the event: a club, a league, a school.',
  what: 'What is it?',
  kind: { tournament: 'Tournament', day: 'Single game day', season: 'League season' },
  kindWhat: {
    tournament: 'Teams meet for some days, in pools, brackets or swiss rounds.',
    day: 'Teams meet on one day.',
    season: 'Teams play each other over weeks or months, and a table ranks them.',
  },
  leagueName: 'Name of the league',
  eventName: 'Name',
  sport: 'Sport',
  league: 'League',
  newLeague: 'A new one of the same name',
  day: 'Day',
  backwards: 'The last day is before the first one.',
  makes: 'This makes',
  makesOrganization: 'The organization {{name}}',
  makesLeague: 'The league {{name}}: {{sport}}',
  makesSeason: 'The season {{league}} {{season}}',
  makesTournament: 'The tournament {{name}}, {{days}}',
  make: 'Make it and go on',
  another: 'Make another one of the same name',
  namesake: {
    organizations:
      'There is an organization called {{name}} already; perhaps somebody else has just made it. You can choose it above.',
    leagues:
      'There is a league called {{name}} already; perhaps somebody else has just made it. You can choose it above.',
    seasons: 'There is a season {{name}} of this league already; perhaps somebody else has just made it.',
    tournaments:
      'There is a tournament called {{name}} in this season already; perhaps somebody else has just made it.',
  },
} as const
