/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

testWholeGame({
  sport: 'ultimate',
  sheets: [
    {
      plays: `Every play
       Start game
       away Pull 3
       home Goal 4 7
       home Goal 7 4
       away Goal 2 5
       home D 9
       home Goal 4 9
       away Goal 5 2
       away Timeout
       home Goal 1 2`,
      score: '4-2',
      board: { place: 'Half 1', facts: 'Pulls · Receives', players: '– –' },
    },
    {
      plays: `home Goal 4 7
       home Goal ? 7
       Undo
       home Goal 11 7
       away Goal 8 6
       home Goal 7 11
       home Goal 2 1
       Half time
       away Goal 8 5
       home Goal 9 4`,
      score: '9-4',
      board: { place: 'Half 2', facts: 'Pulls · Receives', players: '– –' },
    },
    {
      // The board knows who has the disc: a pass is a tap.
      plays: `home Pull 3
       away Picked up the disc 5
       away Pass =5 8
       away Pass =8 2
       away Throwaway =2
       home Picked up the disc 4
       home Throwaway =4
       away Goal 5 8
       home Goal x4
       home Callahan 9 2
       home Goal 4 7
       End game`,
      score: '15-5',
      board: { place: '' },
    },
  ],
  taps: { Pass: 1, 'Picked up the disc': 1, Throwaway: 1, Goal: 3 },
  result: { team_1_score: 15, team_2_score: 5 },
  players: {
    'home 4': { goals_caught: 4, goals_thrown: 2, turnovers: 1 },
    'home 7': { goals_caught: 2, goals_thrown: 4 },
    'home 9': { goals_caught: 2, ds: 2, callahans: 1 },
    'away 8': { goals_caught: 2, goals_thrown: 1 },
    'home 3': { pulls: 1 },
    'away 2': { throwaways: 2, turnovers: 2 },
    'away 3': { pulls: 1 },
  },
  teams: [{ points_scored: 15 }, { points_scored: 5, timeouts: 1 }],
})
