import type { PlayWord } from '../../texts/shared-texts.ts'
import type { Amount, Counts } from '../model/play-kind.ts'
import type { CricketCounter } from './counted.ts'
import { cricketPlays as p } from './plays.ts'
import { bowler, bowls, runsOffBat, runsRun, striker, type Kind } from './roles.ts'

/** A ball of the over faced by the striker, with the runs off the bat. */
const delivery = (type: number, word: PlayWord, runs: Amount, counts: Counts<CricketCounter> = {}): Kind => ({
  type,
  word,
  roles: [striker({ balls_faced: 1, runs_off_bat: runs, ...counts }), bowls(runs)],
  points: runs,
  level: 'score',
})

/** A ball of the over with runs that count for neither striker nor bowler. */
const byes = (type: number, word: PlayWord, counter: 'byes' | 'leg_byes'): Kind => ({
  type,
  word,
  roles: [striker({ balls_faced: 1 }), bowls()],
  values: { int_1: runsRun },
  points: 'int_1',
  teamCounts: { [counter]: 'int_1' },
  level: 'players',
  isOften: true,
})

/** A no-ball with byes: one run for it, which the bowler concedes, and those that were run. */
const noBallWithByes = (type: number, word: PlayWord, counter: 'byes' | 'leg_byes'): Kind => ({
  type,
  word,
  roles: [striker({ balls_faced: 1 }), bowler({ no_balls_bowled: 1, runs_conceded: 1 })],
  values: { int_1: runsRun },
  points: 'int_1 + 1',
  teamCounts: { no_balls: 1, [counter]: 'int_1' },
  level: 'players',
})

/** The balls that score, and those that are no ball of the over. */
export const ballKinds: readonly Kind[] = [
  {
    ...delivery(p.delivery, 'delivery', 'int_1'),
    values: { int_1: { ...runsOffBat, buttons: [0, 1, 2, 3] } },
  },
  delivery(p.boundaryFour, 'boundaryFour', 4, { fours: 1 }),
  delivery(p.boundarySix, 'boundarySix', 6, { sixes: 1 }),
  {
    type: p.wide,
    word: 'wide',
    roles: [striker(), bowler({ wides_bowled: 1, runs_conceded: 'int_1 + 1' })],
    values: { int_1: runsRun },
    points: 'int_1 + 1',
    teamCounts: { wides: 'int_1 + 1' },
    level: 'players',
    isOften: true,
  },
  {
    type: p.noBall,
    word: 'noBall',
    roles: [
      striker({ balls_faced: 1, runs_off_bat: 'int_1' }),
      bowler({ no_balls_bowled: 1, runs_conceded: 'int_1 + 1' }),
    ],
    values: { int_1: runsOffBat },
    points: 'int_1 + 1',
    teamCounts: { no_balls: 1 },
    level: 'players',
    isOften: true,
  },
  byes(p.bye, 'bye', 'byes'),
  byes(p.legBye, 'legBye', 'leg_byes'),
  noBallWithByes(p.noBallByes, 'noBallByes', 'byes'),
  noBallWithByes(p.noBallLegByes, 'noBallLegByes', 'leg_byes'),
]

/**
 * A wide and a no-ball in two plays, as they were recorded before: further runs on a wide follow, and the
 * result of a no-ball follows as if it were a ball of the over.
 */
export const formerBallKinds: readonly Kind[] = [
  {
    type: p.plainWide,
    word: 'wide',
    roles: [striker(), bowler({ wides_bowled: 1, runs_conceded: 1 })],
    points: 1,
    teamCounts: { wides: 1 },
  },
  {
    type: p.runsOnWide,
    word: 'runsOnWide',
    roles: [striker(), bowler({ runs_conceded: 'int_1' })],
    values: { int_1: runsRun },
    points: 'int_1',
    teamCounts: { wides: 'int_1' },
  },
  {
    type: p.calledNoBall,
    word: 'noBall',
    roles: [striker(), bowler({ no_balls_bowled: 1, runs_conceded: 1, balls_bowled: -1 })],
    points: 1,
    teamCounts: { no_balls: 1 },
  },
]
