import { ballKinds, formerBallKinds } from './ball-kinds.ts'
import { cricketPlays as p } from './plays.ts'
import { bowler, striker, type Kind } from './roles.ts'
import { formerWicketKinds, wicketKinds } from './wicket-kinds.ts'

/** Who is on strike, at the other end, or bowls, from now on. These plays count nothing. */
const assigning: readonly Kind[] = [
  { type: p.onStrike, word: 'onStrike', roles: [striker()], assigns: true, level: 'players' },
  {
    type: p.atOtherEnd,
    word: 'atOtherEnd',
    roles: [{ word: 'nonStriker', side: 'own' }],
    assigns: true,
    level: 'players',
  },
  {
    type: p.bowling,
    word: 'bowling',
    roles: [{ ...bowler(), side: 'own' }],
    assigns: true,
    level: 'players',
  },
]

/**
 * One play for each ball, 340 to 366, with all that it yields. A run out is a ball of the over, too; one off a
 * wide, a no-ball or byes follows the play of that ball. The last ones are no longer offered.
 */
export const cricketKinds: readonly Kind[] = [
  ...ballKinds,
  ...wicketKinds,
  {
    type: p.penaltyRuns,
    word: 'penaltyRuns',
    roles: [],
    team: 'player_1_team_id',
    points: 5,
    teamCounts: { penalty_runs: 5 },
    level: 'plays',
  },
  ...assigning,
  // The side that bats first is not all out: its overs are bowled, or it declares.
  { type: p.endOfTurn, word: 'endOfInnings', roles: [], endsTurn: true },
  ...formerBallKinds,
  ...formerWicketKinds,
]
