/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

testWholeGame({
  sport: 'water polo',
  sheets: [
    {
      // A goal ends an exclusion, and so does the ball for the own team.
      plays: `Every play
       Start game
       home Goalkeeper in 1
       away Goalkeeper in 1
       home Sprint won 7
       home Goal 9 4
       away Exclusion 5 9
       home Extra-man goal 10 7
       away Goal 3 8
       away Shot saved 8 1
       home Steal 4
       away Timeout
       home Exclusion 6`,
      score: '2-1',
      board: { place: 'Quarter 1', strength: '5 v 6' },
    },
    {
      plays: `Every play
       away Turnover 3
       End of quarter
       Scores with their players
       away Exclusion 5 10
       away Penalty foul 5
       home Penalty scored 10
       End of quarter
       home Goal 9 10
       away Goal ? 3
       Undo
       away Goal 8`,
      score: '4-2',
      board: { place: 'Quarter 3', strength: '6 v 6' },
    },
    {
      plays: `Every play
       away Yellow card 2
       home Shot on the post 7
       away Shot blocked 8 6
       End of quarter
       away Goal 8 3
       away Extra-man goal 3 8
       home Shot missed 9
       home Shoot-out goal 9
       away Shoot-out shot saved 3 1
       home Shoot-out goal 10
       away Shoot-out goal 8
       home Shoot-out missed 4
       away Shoot-out missed 6
       End game`,
      score: '4-4',
      board: { place: 'Shoot-out 2–1' },
    },
  ],
  taps: { Goal: 3, 'Extra-man goal': 3, 'Penalty scored': 2, Exclusion: 3, Steal: 2, 'Shot saved': 3 },
  result: { team_1_score: 4, team_2_score: 4 },
  players: {
    'home 1': { saves: 1, goals_against: 4, shootout_saves: 1 },
    'home 4': { assists: 1, steals: 1, shootout_shots: 1, shootout_goals: 0 },
    'home 6': { exclusions: 1, major_fouls: 1, blocks: 1 },
    'home 7': { sprints_won: 1, assists: 1, shots: 1 },
    'home 9': { goals: 2, shots: 3, exclusions_drawn: 1, shootout_goals: 1 },
    'home 10': {
      goals: 2,
      assists: 1,
      extra_man_goals: 1,
      penalty_goals: 1,
      penalties_taken: 1,
      exclusions_drawn: 1,
    },
    'away 1': { saves: 0, goals_against: 4 },
    'away 3': { goals: 2, extra_man_goals: 1, assists: 1, turnovers: 1, shootout_shots: 1 },
    'away 5': { exclusions: 2, penalty_fouls: 1, major_fouls: 3 },
    'away 8': { goals: 2, assists: 2, shots: 4, shootout_goals: 1 },
  },
  teams: [
    { goals: 4, shots: 6, extra_man_goals: 1, exclusions: 1, exclusions_drawn: 2 },
    { goals: 4, shots: 6, extra_man_goals: 1, exclusions: 2, timeouts: 1 },
  ],
})
