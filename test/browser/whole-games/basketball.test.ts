/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

/** Every play, then scores with their players, then the score alone, and every play again. */
testWholeGame({
  sport: 'basketball',
  sheets: [
    {
      plays: `Every play
       Start game
       home Line-up 1 2 3 4 5
       away Line-up 1 2 3 4 5
       home Jump ball 5 5
       home Three-pointer 2 1
       away Two-pointer missed 4
       home Rebound 5
       home Two-pointer 5
       away Personal foul 4 5
       home Free throw 5
       home Free throw missed 5
       away Rebound 3
       away Two-pointer 3 1`,
      score: '6-2',
      board: { place: 'Quarter 1', facts: 'Team fouls 0 · Team fouls 1' },
    },
    {
      plays: `End of quarter
       home Turnover 4
       home Steal 3 4
       away Three-pointer 2
       home Personal foul 2 3
       away Free throw 3 x2
       End of quarter
       Scores with their players
       home Line-up 4 9
       home Two-pointer 9 1
       home Three-pointer 2
       away Two-pointer 5 4
       away Timeout
       End of quarter`,
      score: '11-9',
      board: { place: 'Break', facts: 'Team fouls 0 · Team fouls 0' },
    },
    {
      plays: `The score only
       home +2
       away +3
       home +1
       home +1
       Every play
       home Two-pointer 5 1
       End game`,
      score: '17-12',
      board: { place: '' },
    },
  ],
  taps: {
    'Two-pointer': 3,
    'Free throw': 2,
    Rebound: 2,
    'Personal foul': 3,
    Steal: 3,
    Turnover: 2,
    Timeout: 2,
  },
  result: { team_1_score: 17, team_2_score: 12 },
  players: {
    'home 1': { assists: 3 },
    'home 2': { points: 6, three_pointers_made: 2, fouls_personal: 1 },
    'home 3': { steals: 1 },
    'home 5': { points: 5, rebounds_defensive: 1, free_throws_made: 1, free_throws_attempted: 2 },
    'home 9': { points: 2, field_goals_made: 1 },
    'away 2': { points: 3, three_pointers_made: 1 },
    'away 3': { points: 4, rebounds_defensive: 1, free_throws_made: 2 },
    'away 4': { assists: 1, fouls_personal: 1, turnovers: 1 },
  },
  // Of some points no play tells.
  teams: [
    { points_scored: 17, points: 13 },
    { points_scored: 12, points: 9, timeouts: 1 },
  ],
})
