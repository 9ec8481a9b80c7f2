/** What is still to do before an event can be played. */
export const todo = {
  title: 'Still to do',
  allDone: 'All of this is done',
  open_one: '{{count}} thing to do',
  open_other: '{{count}} things to do',
  done: 'Done',
  what: {
    days: 'Days',
    teams: 'Teams',
    format: 'Format',
    schedule: 'Fields and times',
    late: 'Teams without games',
    decisions: 'Decisions',
    fixtures: 'Fixtures',
    publish: 'Open to everybody',
  },
  how: {
    days: 'Say on which days it is played.',
    teams: 'Paste the list of the teams, or take it from a file.',
    format: 'Choose how the teams play: pools, brackets or swiss rounds.',
    schedule: 'Give each game a field and a time.',
    late: 'Add their games, or take them out.',
    decisions: 'Somebody must decide before it goes on.',
    fixtures: 'Draw who plays whom, and when.',
    publish: 'Let everybody see it without signing in.',
  },
} as const
