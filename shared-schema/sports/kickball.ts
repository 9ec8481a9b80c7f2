import { ratio, sum } from './model/figures.ts'
import { runs } from './model/scoreboard.ts'
import { sport } from './model/sport.ts'
import type { PlayKind } from './model/play-kind.ts'
import { endOfHalfInning, plateKinds } from './families/bat-and-ball.ts'
import {
  batAndBallCounters,
  batAndBallFigures,
  batAndBallTeamCounters,
  fielding,
  type BatAndBallCounter,
} from './families/bat-and-ball-counted.ts'
import { battingOrder } from './families/batting-order.ts'
import { neverBelowZero } from './families/never-below-zero.ts'
import { withHalfInnings } from './families/half-innings.ts'
import { platePlays, usualCount } from './families/plate-brings.ts'
import { platePlaysCorrected } from './families/plate-corrections.ts'
import { withPlate } from './families/plate-situation.ts'

/**
 * The fourth foul is an out, and counted as a strikeout
 * (https://texasthunderpartypage.godaddysites.com/rule-corner).
 */
const foulOut: PlayKind<BatAndBallCounter> = {
  type: 881,
  word: 'fouledOut',
  roles: [
    { word: 'kicker', side: 'own', counts: { at_bats: 1, strikeouts: 1 } },
    {
      word: 'pitcher',
      side: 'other',
      counts: { batters_faced: 1, outs_pitched: 1, strikeouts_pitched: 1 },
    },
    { word: 'putoutBy', side: 'other', counts: { putouts: 1 } },
  ],
  level: 'plays',
}

const base = 860

const kinds = [...plateKinds(base, 'kicker'), foulOut]

/**
 * Kickball: like softball, with the same columns; nobody steals a base or leads off
 * (https://hopestreetkickball.com/rules/). Plays 860 to 881.
 */
export const kickball = sport({
  structure: {
    period: 'inning',
    periods: 5,
    minutes: null,
    clock: null,
    countsDown: false,
    overtime: { minutes: null, suddenDeath: false },
    shootout: null,
    draw: true,
    players: 11,
  },
  kinds,
  counted: { both: batAndBallCounters, teams: batAndBallTeamCounters },
  figures: {
    ...batAndBallFigures(),
    on_base_percentage: ratio(sum('hits', 'walks'), sum('at_bats', 'walks', 'sacrifice_flies'), 3),
  },
  box: [
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
        'strikeouts',
        'sacrifice_hits',
        'sacrifice_flies',
        'left_on_base',
        'batting_average',
        'on_base_percentage',
        'slugging_average',
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
        'walks_allowed',
        'strikeouts_pitched',
      ],
    },
    fielding,
  ],
  scoreboard: runs(),
  watch: battingOrder(kinds, 'kicker', 11),
  takesTurns: true,
  playsAt: platePlays(kinds, { ...usualCount, foulBall: { counted: 'fouls', last: 4, word: 'fouledOut' } }),
  correctedWith: platePlaysCorrected(kinds),
  version: 5,
  course: start =>
    withPlate({ kinds, batter: 'kicker', batters: 11, countsFouls: true })(
      neverBelowZero(
        'left_on_base',
        true,
      )(
        withHalfInnings({
          kinds,
          batter: 'kicker',
          runner: 'runner',
          outs: { counter: 'outs_pitched', most: 3 },
          end: endOfHalfInning(base),
        })(start),
      ),
    ),
})
