/** What somebody reads of an event: brackets, schedule, leaders, teams, players, and what is shared of them. */
export const reading = {
  gameNumber: 'Game {{number}}',
  short: {
    quarterFinals: 'QF {{number}}',
    semiFinals: 'SF {{number}}',
  },
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

  find: 'Find a team, player, field or pool',
  now: 'Now',
  followed: 'Followed',
} as const
