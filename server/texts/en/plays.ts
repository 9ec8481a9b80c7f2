/** A game play by play, in and out. */
export const plays = {
  oneOrMany: 'must be a list of 1 to {{most}} plays',
  severalAreCalled: 'is what several plays are called: say which one in type, {{types}}',
  nobodyFits: 'fits nobody on the rosters of this game; give an id, or a number or name as the roster has it',
  severalFit: 'fits several players of this game: give the id, which is one of {{players}}',
  clock: 'must be minutes and seconds, such as 12:05, or seconds',
  notCsv: 'is no table of comma-separated values: {{what}}',
} as const
