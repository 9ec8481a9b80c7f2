/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

testWholeGame({
  sport: 'soccer',
  sheets: [
    {
      plays: `Every play
       home Line-up 1 2 3 4 5 6 7 8 9 10 11
       away Line-up 1 2 3 4 5 6 7 8 9 10 11
       Start game
       home Shot saved 9 1
       home Corner 7
       home Goal 9 7
       away Foul 4 10
       away Yellow card 4
       away Shot missed 11
       away Goal 11`,
      score: '1-1',
      board: { place: 'Half 1', strength: '11 v 11' },
    },
    {
      plays: `home Penalty scored 10
       away Yellow card 4
       Undo
       away Second yellow card 4
       End of half
       home Line-up 9 12
       home Offside 12
       away Own goal 5
       away Goal 10 11`,
      score: '3-2',
      board: { place: 'Half 2', strength: '11 v 10' },
    },
    {
      plays: `home Shot on the post 12
       home Goal 12 7
       End game`,
      score: '4-2',
      board: { place: '' },
    },
  ],
  taps: {
    Goal: 3,
    'Own goal': 3,
    'Penalty scored': 2,
    Foul: 3,
    'Yellow card': 2,
    Corner: 2,
    'Shot saved': 3,
  },
  result: { team_1_score: 4, team_2_score: 2 },
  players: {
    'home 9': { goals: 1, shots: 2, shots_on_goal: 2 },
    'home 7': { assists: 2, corners: 1 },
    'home 10': { goals: 1, penalty_goals: 1, fouls_suffered: 1 },
    'home 12': { goals: 1, shots: 2, offsides: 1 },
    'away 1': { saves: 1 },
    'away 4': { fouls: 1, yellow_cards: 2, red_cards: 1 },
    'away 5': { own_goals: 1 },
    'away 11': { goals: 1, assists: 1, shots: 2 },
  },
  teams: [
    { points_scored: 4, goals: 4, yellow_cards: 0 },
    { points_scored: 2, goals: 2, red_cards: 1 },
  ],
})
