/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

testWholeGame({
  sport: 'field hockey',
  sheets: [
    {
      plays: `Every play
       Start game
       home Goalkeeper in 1
       away Goalkeeper in 1
       home Penalty corner won
       home Goal from a penalty corner 9 7
       away Shot saved 10 1
       away Shot missed 11
       away Goal 10 11
       home Green card 5
       home Shot saved 9 1
       away Penalty corner won
       home Defensive save 3 10`,
      score: '1-1',
      board: { place: 'Quarter 1', strength: '10 v 11' },
    },
    {
      // Two and five minutes are over with a quarter of fifteen; a red card is for the rest of the game.
      plays: `End of quarter
       Scores with their players
       away Yellow card 6
       home Penalty stroke scored 9
       Undo
       home Penalty stroke scored 8
       End of quarter
       home Red card 4
       away Goal 11`,
      score: '2-2',
      board: { place: 'Quarter 3', strength: '10 v 11' },
    },
    {
      plays: `Every play
       home Goal 9 8
       End of quarter
       away Shot blocked 11 3
       home Shot on the post 8
       home Own goal 12
       home Shoot-out goal 9
       away Shoot-out shot saved 10 1
       home Shoot-out goal 7
       away Shoot-out missed 11
       End game`,
      score: '3-3',
      board: { place: 'Shoot-out 2–0' },
    },
  ],
  taps: {
    Goal: 3,
    'Goal from a penalty corner': 3,
    'Penalty stroke scored': 2,
    'Penalty corner won': 1,
    'Green card': 2,
    'Shot saved': 3,
  },
  result: { team_1_score: 3, team_2_score: 3 },
  players: {
    // An own goal is one against the goalkeeper, as it is one against the team.
    'home 1': { saves: 1, goals_against: 3, shootout_saves: 1 },
    'home 3': { defensive_saves: 1, blocks: 1 },
    'home 4': { red_cards: 1 },
    'home 5': { green_cards: 1 },
    'home 7': { assists: 1, points: 1, shootout_goals: 1 },
    'home 8': { goals: 1, penalty_goals: 1, assists: 1, points: 3, shots: 2, shots_on_goal: 1 },
    'home 9': { goals: 2, penalty_corner_goals: 1, points: 4, shots: 3, shots_on_goal: 3, shootout_goals: 1 },
    'home 12': { own_goals: 1 },
    'away 1': { saves: 1, goals_against: 3 },
    'away 6': { yellow_cards: 1 },
    'away 10': { goals: 1, points: 2, shots: 3, shots_on_goal: 3, shootout_shots: 1, shootout_goals: 0 },
    'away 11': { goals: 1, assists: 1, points: 3, shots: 3, shots_on_goal: 1, shootout_shots: 1 },
  },
  teams: [
    { goals: 3, shots: 5, penalty_corners: 1, saves: 1, points_scored: 3 },
    { goals: 3, shots: 6, penalty_corners: 1, saves: 1, points_scored: 3 },
  ],
})
