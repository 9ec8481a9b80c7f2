/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

testWholeGame({
  sport: 'broomball',
  sheets: [
    {
      plays: `Every play
       Start game
       home Goalkeeper in 1
       away Goalkeeper in 1
       home Goal 9 11 7
       away Shot saved 10 1
       away Minor penalty 4 9
       home Power-play goal 7 9 11
       away Goal 10 8
       home Shot saved 12 1`,
      score: '2-1',
      board: { place: 'Half 1', strength: '5 v 5', facts: 'Shots 3 · Shots 2' },
    },
    {
      plays: `End of half
       Scores with their players
       home Minor penalty 5
       away Power-play goal 8 10 6
       away Major penalty 3 9
       away Goal ? 8 6
       Undo
       home Timeout`,
      score: '2-2',
      board: { place: 'Half 2', strength: '5 v 4' },
    },
    {
      plays: `Every play
       home Shot saved 9 1
       away Penalty shot missed 10
       home Bench penalty
       home Shoot-out goal 9
       away Shoot-out shot saved 10 1
       home Shoot-out missed 11
       away Shoot-out missed 8
       End game`,
      score: '3-2',
      board: { place: 'Shoot-out 1–0' },
    },
  ],
  taps: { Goal: 4, 'Power-play goal': 4, 'Shot saved': 3, 'Minor penalty': 3 },
  result: { team_1_score: 3, team_2_score: 2 },
  players: {
    'home 1': { saves: 1, goals_against: 2, shootout_saves: 1 },
    'home 5': { penalties: 1, penalty_minutes: 2 },
    'home 7': { goals: 1, assists: 1, points: 2, power_play_goals: 1 },
    'home 9': { goals: 1, assists: 1, shots_on_goal: 2, power_play_assists: 1, shootout_goals: 1 },
    'home 11': { goals: 0, assists: 2, power_play_assists: 1 },
    'home 12': { shots_on_goal: 1 },
    'away 1': { saves: 2, goals_against: 2 },
    'away 3': { penalty_minutes: 5 },
    'away 4': { penalty_minutes: 2 },
    'away 8': { goals: 1, assists: 1, power_play_goals: 1 },
    'away 10': { goals: 1, assists: 1, shots_on_goal: 2, power_play_assists: 1, penalty_shots: 1 },
  },
  // The bench penalty is the team's alone. The winner of the shoot-out has a goal more.
  teams: [
    {
      goals: 2,
      points_scored: 3,
      power_plays: 2,
      power_play_goals: 1,
      times_short_handed: 2,
      penalty_minutes: 4,
    },
    { goals: 2, power_plays: 2, power_play_goals: 1, times_short_handed: 2, penalty_minutes: 7 },
  ],
})
