import type { PlayWord } from '../../texts/shared-texts.ts'
import type { Amount, Counts, PlayKind, PlayRole } from '../model/play-kind.ts'
import type { CricketCounter } from './counted.ts'

type Kind = PlayKind<CricketCounter>
type Role = PlayRole<CricketCounter>
type Counted = Counts<CricketCounter>

const striker = (counts: Counted): Role => ({ word: 'striker', side: 'own', counts })
const batterOut = (counts: Counted): Role => ({
  word: 'batterOut',
  side: 'own',
  counts: { dismissals: 1, ...counts },
})
const bowler = (counts: Counted): Role => ({ word: 'bowler', side: 'other', counts })
const fielder = (counts: Counted): Role => ({ word: 'cricketFielder', side: 'other', counts })

const mostRuns = 7

/** A ball of the over faced by the striker, with the runs off the bat. */
const delivery = (type: number, word: PlayWord, runs: Amount, counts: Counted = {}): Kind => ({
  type,
  word,
  roles: [
    striker({ balls_faced: 1, runs_off_bat: runs, ...counts }),
    bowler({ balls_bowled: 1, runs_conceded: runs }),
  ],
  points: runs,
  level: 'score',
})

/** A ball of the over with runs that count for neither striker nor bowler. */
const byes = (type: number, word: PlayWord, counter: 'byes' | 'leg_byes'): Kind => ({
  type,
  word,
  roles: [striker({ balls_faced: 1 }), bowler({ balls_bowled: 1 })],
  values: { int_1: { word: 'runsRun', least: 0, most: mostRuns } },
  points: 'int_1',
  teamCounts: { [counter]: 'int_1' },
  level: 'players',
  isOften: true,
})

/** A ball of the over that dismisses the striker, credited to the bowler. */
const wicket = (type: number, word: PlayWord, ...fielders: Role[]): Kind => ({
  type,
  word,
  roles: [batterOut({ balls_faced: 1 }), bowler({ balls_bowled: 1, wickets: 1 }), ...fielders],
  level: 'players',
})

/**
 * One play for each ball, 340 to 359. A wide is one run; further runs on it follow as a separate play. A
 * no-ball is one run and a ball that must be bowled again: its result also follows as a play, as if it were a
 * ball of the over. A run out is not a ball: the ball and its runs come before it.
 */
export const cricketKinds: readonly Kind[] = [
  {
    ...delivery(340, 'delivery', 'int_1'),
    values: { int_1: { word: 'runsOffBat', least: 0, most: mostRuns, buttons: [0, 1, 2, 3] } },
  },
  delivery(341, 'boundaryFour', 4, { fours: 1 }),
  delivery(342, 'boundarySix', 6, { sixes: 1 }),
  {
    type: 343,
    word: 'wide',
    roles: [{ word: 'striker', side: 'own' }, bowler({ wides_bowled: 1, runs_conceded: 1 })],
    points: 1,
    teamCounts: { wides: 1 },
    level: 'players',
    isOften: true,
  },
  {
    type: 344,
    word: 'runsOnWide',
    roles: [{ word: 'striker', side: 'own' }, bowler({ runs_conceded: 'int_1' })],
    values: { int_1: { word: 'runsRun', least: 0, most: mostRuns } },
    points: 'int_1',
    teamCounts: { wides: 'int_1' },
    level: 'plays',
  },
  {
    type: 345,
    word: 'noBall',
    roles: [
      { word: 'striker', side: 'own' },
      bowler({ no_balls_bowled: 1, runs_conceded: 1, balls_bowled: -1 }),
    ],
    points: 1,
    teamCounts: { no_balls: 1 },
    level: 'players',
    isOften: true,
  },
  byes(346, 'bye', 'byes'),
  byes(347, 'legBye', 'leg_byes'),
  {
    type: 348,
    word: 'penaltyRuns',
    roles: [],
    team: 'player_1_team_id',
    points: 5,
    teamCounts: { penalty_runs: 5 },
    level: 'plays',
  },
  { ...wicket(349, 'bowled'), isOften: true },
  { ...wicket(350, 'caught', fielder({ catches: 1 })), isOften: true },
  { ...wicket(351, 'legBeforeWicket'), isOften: true },
  wicket(352, 'stumped', fielder({ stumpings: 1 })),
  wicket(353, 'hitWicket'),
  {
    type: 354,
    word: 'stumpedOffWide',
    roles: [batterOut({}), bowler({ wickets: 1 }), fielder({ stumpings: 1 })],
    level: 'plays',
  },
  {
    type: 355,
    word: 'runOut',
    roles: [batterOut({}), { word: 'bowler', side: 'other' }, fielder({ run_outs: 1 })],
    asked: [1, 3],
    level: 'players',
    isOften: true,
  },
  { type: 356, word: 'outOtherwise', roles: [batterOut({})], level: 'plays' },
]
