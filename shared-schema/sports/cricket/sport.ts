import { lessIsBetter, ratio, sum, units } from '../model/figures.ts'
import { runs } from '../model/scoreboard.ts'
import { sport } from '../model/sport.ts'
import { neverBelowZero } from '../families/never-below-zero.ts'
import { withHalfInnings } from '../families/half-innings.ts'
import { cricketCounted } from './counted.ts'
import { cricketKinds } from './kinds.ts'
import { withBoard } from './board.ts'
import { ballsOfOver, withOvers } from './overs.ts'
import { cricketPlays } from './plays.ts'
import { mostWickets } from './turns.ts'

const innings = withHalfInnings({
  kinds: cricketKinds,
  batter: 'striker',
  runner: 'batterOut',
  outs: { counter: 'dismissals', most: mostWickets },
  end: cricketPlays.endOfTurn,
  overs: { counter: 'balls_bowled', balls: ballsOfOver },
})

/**
 * Cricket. An innings of the structure is one of both teams; ten wickets end a team's turn, the play that says
 * so, or the first ball that the other team faces. Definitions:
 * https://www.cricket-score-counter.com/cricket-statistics-guide,
 * https://thereaderwiki.com/en/Cricket_statistics, and for bowling
 * https://cricketlearn.tripod.com/eng/stats16.html.
 */
export const cricket = sport({
  structure: {
    period: 'innings',
    periods: 1,
    minutes: null,
    clock: null,
    countsDown: false,
    overtime: null,
    shootout: null,
    draw: true,
    players: 11,
  },
  kinds: cricketKinds,
  counted: cricketCounted,
  figures: {
    batting_strike_rate: ratio('runs_off_bat', 'balls_faced', 2, 100),
    runs_per_dismissal: ratio('runs_off_bat', 'dismissals', 2),
    overs_bowled: units('balls_bowled', 6),
    economy_rate: lessIsBetter(ratio('runs_conceded', 'balls_bowled', 2, 6)),
    bowling_average: lessIsBetter(ratio('runs_conceded', 'wickets', 2)),
    bowling_strike_rate: lessIsBetter(ratio('balls_bowled', 'wickets', 2)),
    extras: sum('wides', 'no_balls', 'byes', 'leg_byes', 'penalty_runs'),
  },
  box: [
    {
      word: 'batters',
      columns: [
        'runs_off_bat',
        'balls_faced',
        'fours',
        'sixes',
        'batting_strike_rate',
        'dismissals',
        'runs_per_dismissal',
        'extras',
        'wides',
        'no_balls',
        'byes',
        'leg_byes',
        'penalty_runs',
      ],
    },
    {
      word: 'bowlers',
      columns: [
        'overs_bowled',
        'maidens',
        'runs_conceded',
        'wickets',
        'economy_rate',
        'bowling_average',
        'bowling_strike_rate',
        'dot_balls',
        'wides_bowled',
        'no_balls_bowled',
      ],
      ranking: 'wickets',
    },
    { word: 'fielders', columns: ['catches', 'stumpings', 'run_outs'] },
  ],
  scoreboard: runs([1, 2, 3, 4, 6], 'innings'),
  takesTurns: true,
  version: 5,
  usualLevel: 'players',
  course: start => neverBelowZero('balls_bowled')(withBoard(innings(withOvers(start)))),
})
