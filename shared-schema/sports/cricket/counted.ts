const both = [
  'runs_off_bat',
  'balls_faced',
  'fours',
  'sixes',
  'dismissals',
  'balls_bowled',
  'runs_conceded',
  'wickets',
  'maidens',
  'dot_balls',
  'wides_bowled',
  'no_balls_bowled',
  'catches',
  'stumpings',
  'run_outs',
] as const

const teams = ['wides', 'no_balls', 'byes', 'leg_byes', 'penalty_runs'] as const

/** The counters of cricket; extras count for the batting team alone. */
export const cricketCounted = { both, teams } as const

export type CricketCounter = (typeof both)[number] | (typeof teams)[number]
