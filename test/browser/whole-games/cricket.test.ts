/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

/** A side that is all out, and another one that reaches the target. */
testWholeGame({
  sport: 'cricket',
  sheets: [
    {
      plays: `Every play
       Start game
       home Striker: 1
       home Non-striker: 2
       home Ball 1 =1 11
       home Ball 0 =2 =11
       home Boundary four =2 =11
       home Wide 0 =2 =11
       home Bye 1 =2 =11
       home Leg bye 2 =1 =11
       home Six =1 =11
       home Ball 2 =2 10
       home No-ball 4 =2 =10
       home Caught =2 =10 9
       home Ball 1 3 =10`,
      score: '23-0',
      board: { place: 'Over 1.3', players: '#1 #3 #10', recent: '2 Nb+4 W 1' },
    },
    {
      plays: `home Bowled =1 =10
       home Ball 0 4 =10
       home Run out 3 8 =10
       Scores with their players
       home Leg before wicket 5 11
       home Stumped 6 =11 12
       home Hit wicket 7 =11
       home Bowled 8 =11
       home Bowled 9 =11
       home Ball 1 10 =11
       home Bowled =10 10
       home Bowled 11 =10`,
      score: '24-0',
      board: { place: 'Over 0.0', facts: 'All out · Target 25 · 25 to win' },
    },
    {
      plays: `Every play
       away Striker: 1
       away Non-striker: 2
       away Six =1 12
       away Six =1 =12 x2
       away Boundary four =1 =12
       away Ball 3 =1 =12
       End game`,
      score: '24-25',
    },
  ],
  taps: { Bowled: 2, Caught: 2, 'Run out': 3, 'No-ball': 2, Wide: 2 },
  result: { team_1_score: 24, team_2_score: 25 },
  players: {
    'home 1': { runs_off_bat: 7, balls_faced: 4, fours: 0, sixes: 1, dismissals: 1 },
    'home 2': { runs_off_bat: 10, balls_faced: 6, fours: 2, sixes: 0, dismissals: 1 },
    'home 3': { runs_off_bat: 1, balls_faced: 1, dismissals: 1 },
    'home 4': { runs_off_bat: 0, balls_faced: 2, dismissals: 0 },
    'home 10': { runs_off_bat: 1, balls_faced: 2, dismissals: 1 },
    'home 12': { overs_bowled: 0.5, runs_conceded: 25, wickets: 0 },
    'away 1': { runs_off_bat: 25, balls_faced: 5, fours: 1, sixes: 3, dismissals: 0 },
    'away 8': { run_outs: 1 },
    'away 9': { catches: 1 },
    'away 10': { overs_bowled: 1.2, runs_conceded: 8, wickets: 4, no_balls_bowled: 1, dot_balls: 6 },
    'away 11': { overs_bowled: 2, runs_conceded: 13, wickets: 5, wides_bowled: 1, dot_balls: 8 },
    'away 12': { stumpings: 1 },
  },
  teams: [
    { points_scored: 24, runs_off_bat: 19, dismissals: 10, wides: 1, no_balls: 1, byes: 1, leg_byes: 2 },
    { points_scored: 25, runs_off_bat: 25, dismissals: 0, wickets: 9, catches: 1 },
  ],
})
