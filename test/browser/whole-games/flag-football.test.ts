/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

testWholeGame({
  sport: 'flag football',
  sheets: [
    {
      // A touchdown and its point; then four downs that do not cross midfield.
      plays: `Every play
       Start game
       home Passer: 7
       home Pass complete =7 3 12
       away Flag pull 5
       home Rush 4 3
       home Pass complete =7 3 15
       home Penalty 4 5
       home Passing touchdown 3 =7 =20
       home Try for one 4 =7
       away Passer? 9
       away Pass complete =9 2 18
       away Pass incomplete =9 2 6
       away Rush 3 1
       away Pass incomplete =9 2 ?`,
      score: '7-0',
      board: {
        ...{ place: 'Half 1', facts: 'Has the ball · 1st & midfield · Own 5 · Gets the ball?' },
        ...{ players: '#7', recent: 'Pass +18 Inc. Run +1 Inc.' },
      },
    },
    {
      // The away team begins the second half.
      plays: `home Pass complete =7 5 20
       home Interception 6 =7 ? 5
       away [Ball on ?] Ball on 10
       away Rush 3 4
       End of half
       away Rush 3 8
       away Passing touchdown 2 =9 =37
       away Try for two 3 =9
       home Rush 4 2`,
      score: '7-8',
      board: {
        ...{ place: 'Half 2', facts: 'Has the ball · 2nd & midfield · Own 7 · Gets the ball?' },
        ...{ players: '#7', recent: 'Run +2' },
      },
    },
    {
      plays: `home Sack 6 =7 4
       away Safety 6
       away Interception touchdown 5 =9 ? 20
       home Try for two failed 4
       away Pass complete =9 2 20
       away Rushing touchdown 3 =25
       home Try returned 6
       home Pass complete =7 3 11
       Undo
       home Pass complete =7 5 10
       home Passing touchdown 3 =7 =35
       home Try for one failed 4
       away Timeout
       End game`,
      score: '21-16',
    },
  ],
  taps: { Rush: 3, 'Pass complete': 3, 'Pass incomplete': 3, Sack: 3, 'Flag pull': 2, 'Try for one': 2 },
  result: { team_1_score: 21, team_2_score: 16 },
  players: {
    'home 3': { targets: 4, passes_received: 4, receiving_yards: 82, receiving_touchdowns: 2, points: 12 },
    'home 4': {
      ...{ rushes: 2, rushing_yards: 5, penalties: 1, penalty_yards: 5, one_point_tries_made: 1 },
      ...{ one_point_tries_attempted: 2, two_point_tries_made: 0, two_point_tries_attempted: 1, points: 1 },
    },
    'home 5': {
      passes_received: 2,
      receiving_yards: 30,
      interceptions: 1,
      interception_touchdowns: 1,
      points: 6,
    },
    'home 6': { passes_defended: 1, try_returns: 1, points: 2 },
    'home 7': {
      ...{ passes_attempted: 7, passes_completed: 6, passing_yards: 112, passing_touchdowns: 2 },
      ...{ passes_intercepted: 1, sacks_taken: 1, sack_yards_lost: 4, try_passes: 1 },
    },
    'away 2': { targets: 5, passes_received: 3, receiving_yards: 75, receiving_touchdowns: 1, points: 6 },
    'away 3': { rushes: 4, rushing_yards: 38, rushing_touchdowns: 1, two_point_tries_made: 1, points: 8 },
    'away 5': { flag_pulls: 1 },
    'away 6': { sacks: 1, safeties: 1, interceptions: 1, interception_return_yards: 5, points: 2 },
    'away 9': { passes_attempted: 6, passes_completed: 3, passing_yards: 75, passes_intercepted: 1 },
  },
  teams: [
    {
      ...{ points: 21, total_yards: 113, first_downs_passing: 4, first_downs_rushing: 0, turnovers: 1 },
      ...{ penalties: 1, one_point_tries_made: 1, one_point_tries_attempted: 2 },
    },
    {
      points: 16,
      total_yards: 113,
      first_downs_passing: 2,
      first_downs_rushing: 1,
      turnovers: 1,
      timeouts: 1,
    },
  ],
})
