/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

testWholeGame({
  sport: 'ice hockey',
  sheets: [
    {
      plays: `Every play
       Start game
       home Face-off 9 9
       home Shot saved 9 1
       home Goal 9 11 7
       away Minor penalty 4 9
       home Power play
       home Power-play goal 7 9
       End of period`,
      score: '2-0',
      board: { place: 'Break', strength: '5 v 5', facts: 'Shots 3 · Shots 0' },
    },
    {
      plays: `away Goal 10 8 6
       away Shot missed 10
       home Minor penalty 5
       away Power play
       away Power-play goal 8 10 6
       End of period
       home Hit 3 12`,
      score: '2-2',
      board: { place: 'Period 3', strength: '5 v 5', facts: 'Shots 3 · Shots 2' },
    },
    {
      plays: `home Shot saved 11 1
       away Timeout
       End of period
       home Goal 11 9
       End game`,
      score: '3-2',
      board: { place: '' },
    },
  ],
  taps: { Goal: 4, 'Power-play goal': 4, 'Shot saved': 3, 'Face-off': 3, 'Minor penalty': 3 },
  result: { team_1_score: 3, team_2_score: 2 },
  players: {
    'home 9': { goals: 1, assists: 2, points: 3, shots_on_goal: 2, faceoffs_won: 1 },
    'home 7': { goals: 1, assists: 1, power_play_goals: 1 },
    'home 11': { goals: 1, assists: 1, game_winning_goals: 1 },
    'home 5': { penalty_minutes: 2 },
    'away 1': { saves: 2 },
    'away 8': { goals: 1, assists: 1, power_play_goals: 1 },
    'away 9': { faceoffs_lost: 1 },
  },
  teams: [
    { points_scored: 3, power_plays: 1, power_play_goals: 1, times_short_handed: 1 },
    { points_scored: 2, power_plays: 1, power_play_goals: 1, timeouts: 1 },
  ],
})
