import { ratio, sum, units, type Figure } from '../model/figures.ts'

/** The counters of batters, pitchers and fielders. */
export const batAndBallCounters = [
  'at_bats',
  'runs',
  'hits',
  'doubles',
  'triples',
  'home_runs',
  'runs_batted_in',
  'walks',
  'strikeouts',
  'sacrifice_hits',
  'sacrifice_flies',
  'grounded_into_double_play',
  'outs_pitched',
  'batters_faced',
  'hits_allowed',
  'runs_allowed',
  'unearned_runs_allowed',
  'walks_allowed',
  'strikeouts_pitched',
  'home_runs_allowed',
  'putouts',
  'fielding_assists',
  'fielding_errors',
] as const

/** The team's runners left on base; during an inning including those on base now. */
export const batAndBallTeamCounters = ['left_on_base'] as const

export type BatAndBallCounter = (typeof batAndBallCounters)[number] | (typeof batAndBallTeamCounters)[number]

const fieldingChances = sum('putouts', 'fielding_assists', 'fielding_errors')

/**
 * Figures computed from the counters (Official Baseball Rules 9.21,
 * https://baseballrulesacademy.com/official-rule/mlb/9-21-determining-percentage-records/).
 * @param awarded the counters of batters awarded first base other than by a walk
 */
export const batAndBallFigures = (...awarded: readonly string[]) =>
  ({
    plate_appearances: sum('at_bats', 'walks', 'sacrifice_hits', 'sacrifice_flies', ...awarded),
    total_bases: sum('hits', 'doubles', { triples: 2, home_runs: 3 }),
    batting_average: ratio('hits', 'at_bats', 3),
    slugging_average: ratio(sum('hits', 'doubles', { triples: 2, home_runs: 3 }), 'at_bats', 3),
    innings_pitched: units('outs_pitched', 3),
    earned_runs_allowed: sum('runs_allowed', { unearned_runs_allowed: -1 }),
    fielding_average: ratio(sum('putouts', 'fielding_assists'), fieldingChances, 3),
  }) satisfies Record<string, Figure>

/** The columns of fielders. */
export const fielding = {
  word: 'fielding',
  columns: ['putouts', 'fielding_assists', 'fielding_errors', 'fielding_average'],
  ranking: 'putouts',
} as const
