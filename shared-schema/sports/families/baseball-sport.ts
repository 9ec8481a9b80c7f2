import { lessIsBetter, ratio, sum, total } from '../model/figures.ts'
import { runs } from '../model/scoreboard.ts'
import { sport, type SportDefinition } from '../model/sport.ts'
import {
  batAndBallCounters,
  batAndBallFigures,
  batAndBallTeamCounters,
  fielding,
} from './bat-and-ball-counted.ts'
import { baseballCounters, baseballKinds } from './baseball-kinds.ts'
import { endOfHalfInning } from './bat-and-ball.ts'
import { battingOrder } from './batting-order.ts'
import { neverBelowZero } from './never-below-zero.ts'
import { withHalfInnings } from './half-innings.ts'
import { platePlays, usualCount } from './plate-brings.ts'
import { platePlaysCorrected } from './plate-corrections.ts'
import { withPlate } from './plate-situation.ts'

const reached = sum('hits', 'walks', 'hit_by_pitch')
const chances = sum('at_bats', 'walks', 'hit_by_pitch', 'sacrifice_flies')

/** The parts of the box score. */
const box = [
  {
    word: 'batting',
    columns: [
      'plate_appearances',
      'at_bats',
      'runs',
      'hits',
      'doubles',
      'triples',
      'home_runs',
      'runs_batted_in',
      'walks',
      'intentional_walks',
      'strikeouts',
      'hit_by_pitch',
      'sacrifice_hits',
      'sacrifice_flies',
      'stolen_bases',
      'caught_stealing',
      'grounded_into_double_play',
      'left_on_base',
      'batting_average',
      'on_base_percentage',
      'slugging_average',
      'on_base_plus_slugging',
    ],
    ranking: 'hits',
  },
  {
    word: 'pitching',
    columns: [
      'innings_pitched',
      'batters_faced',
      'hits_allowed',
      'runs_allowed',
      'earned_runs_allowed',
      'walks_allowed',
      'strikeouts_pitched',
      'home_runs_allowed',
      'hit_batters',
      'wild_pitches',
      'balks',
      'earned_run_average',
      'walks_and_hits_per_inning',
      'pitcher_wins',
      'pitcher_losses',
      'pitcher_saves',
    ],
  },
  { ...fielding, columns: [...fielding.columns, 'passed_balls'] },
] as const

/**
 * A sport that is played and counted like baseball. Definitions: Official Baseball Rules 9
 * (https://baseballrulesacademy.com/official-rule/mlb/9-21-determining-percentage-records/,
 * http://www.400hitter.com/officialrules/sect10.asp?SeID=242).
 * @param base the first number of its plays
 * @param innings per game, which is also the unit of an earned run average
 */
export function baseballSport(base: number, innings: number): SportDefinition {
  const kinds = baseballKinds(base)
  const figures = batAndBallFigures('hit_by_pitch', 'reached_on_interference')
  const on_base_percentage = ratio(reached, chances, 3)
  return sport({
    structure: {
      period: 'inning',
      periods: innings,
      minutes: null,
      clock: null,
      countsDown: false,
      overtime: { minutes: null, suddenDeath: false },
      shootout: null,
      draw: false,
      players: 9,
    },
    kinds,
    counted: { both: [...batAndBallCounters, ...baseballCounters], teams: batAndBallTeamCounters },
    figures: {
      ...figures,
      on_base_percentage,
      on_base_plus_slugging: total(3, on_base_percentage, figures.slugging_average),
      earned_run_average: lessIsBetter(ratio(figures.earned_runs_allowed, 'outs_pitched', 2, 3 * innings)),
      walks_and_hits_per_inning: lessIsBetter(
        ratio(sum('walks_allowed', 'hits_allowed'), 'outs_pitched', 2, 3),
      ),
    },
    box,
    scoreboard: runs(),
    watch: battingOrder(kinds, 'batter', 9),
    takesTurns: true,
    playsAt: platePlays(kinds, usualCount),
    correctedWith: platePlaysCorrected(kinds),
    version: 5,
    course: start =>
      withPlate({ kinds, batter: 'batter', batters: 9, countsFouls: false })(
        neverBelowZero(
          'left_on_base',
          true,
        )(
          withHalfInnings({
            kinds,
            batter: 'batter',
            runner: 'runner',
            outs: { counter: 'outs_pitched', most: 3 },
            end: endOfHalfInning(base),
          })(start),
        ),
      ),
  })
}
