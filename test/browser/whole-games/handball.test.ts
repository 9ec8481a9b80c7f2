/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

testWholeGame({
  sport: 'handball',
  sheets: [
    {
      plays: `Every play
       Start game
       home Goalkeeper in 1
       away Goalkeeper in 12
       home Goal 9 4
       away Shot saved 7 1
       away Goal 10
       home Steal 4
       home Seven-metre throw scored 4
       away Two-minute suspension 5
       home Goal 11 9
       away Yellow card 6
       away Timeout
       home Technical fault 8
       away Goal 10 7`,
      score: '3-2',
      board: { place: 'Half 1', strength: '7 v 6' },
    },
    {
      // The two minutes are over with the half. A red card leaves a team short for two more.
      plays: `End of half
       Scores with their players
       home Two-minute suspension 9
       away Goal 7 10
       home Goal ? 4
       Undo
       home Red card 8
       away Seven-metre throw scored 3
       home Goal 4 11`,
      score: '4-4',
      board: { place: 'Half 2', strength: '5 v 7' },
    },
    {
      plays: `Every play
       home Shot missed 11
       away Shot blocked 10 3
       away Turnover 2
       home Shoot-out goal 4
       away Shoot-out throw saved 10 1
       home Shoot-out goal 9
       away Shoot-out goal 7
       home Shoot-out throw missed 11
       away Shoot-out throw missed 3
       End game`,
      score: '4-4',
      board: { place: 'Shoot-out 2–1' },
    },
  ],
  taps: {
    Goal: 3,
    'Seven-metre throw scored': 2,
    'Two-minute suspension': 2,
    'Shot saved': 3,
    'Yellow card': 3,
    Timeout: 2,
  },
  result: { team_1_score: 4, team_2_score: 4 },
  players: {
    'home 1': { saves: 1, goals_against: 4, shots_against: 5, shootout_saves: 1 },
    'home 3': { blocks: 1 },
    'home 4': {
      goals: 2,
      assists: 1,
      shots: 2,
      penalty_goals: 1,
      penalties_taken: 1,
      steals: 1,
      shootout_shots: 1,
      shootout_goals: 1,
    },
    'home 8': { technical_faults: 1, red_cards: 1 },
    'home 9': { goals: 1, assists: 1, shots: 1, suspensions: 1, shootout_goals: 1 },
    'home 11': { goals: 1, assists: 1, shots: 2, shootout_shots: 1, shootout_goals: 0 },
    'away 2': { turnovers: 1 },
    'away 5': { suspensions: 1 },
    'away 6': { yellow_cards: 1 },
    'away 7': { goals: 1, assists: 1, shots: 2, shots_on_goal: 2 },
    'away 10': { goals: 2, assists: 1, shots: 3, shootout_shots: 1 },
    'away 12': { saves: 0, goals_against: 4 },
  },
  teams: [
    { goals: 4, shots: 5, saves: 1, red_cards: 1 },
    { goals: 4, shots: 6, timeouts: 1, suspensions: 1 },
  ],
})
