/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

testWholeGame({
  sport: 'lacrosse',
  sheets: [
    {
      // An extra-man goal ends a penalty of a minute.
      plays: `Every play
       Start game
       home Face-off 6 8
       home Goalkeeper in 1
       away Goalkeeper in 1
       home Ground ball 7
       home Goal 9 7
       away Face-off 8 6
       away Shot saved 10 1
       home Clear
       away Personal foul, 1 minute 5 9
       home Extra-man goal 9 11
       away Technical foul, 30 seconds 4
       away Man-down goal 10`,
      score: '2-1',
      board: { place: 'Quarter 1', strength: '10 v 9' },
    },
    {
      // It does not end one of two minutes.
      plays: `away Failed clear
       End of quarter
       Scores with their players
       home Personal foul, 2 minutes 3
       away Extra-man goal 10 12
       home Goal 11 9
       home Goal ? 9
       Undo
       away Timeout`,
      score: '3-2',
      board: { place: 'Quarter 2', strength: '9 v 10' },
    },
    {
      plays: `Every play
       End of quarter
       home Turnover 7
       home Forced turnover 6 12
       home Shot missed 9
       away Shot blocked 12 4
       End of quarter
       away Two-point goal 12 10
       home Goal 9
       End of quarter
       home Goal 11 6
       End game`,
      score: '5-4',
      board: { place: '' },
    },
  ],
  taps: { Goal: 3, 'Extra-man goal': 3, 'Face-off': 3, 'Ground ball': 2, Turnover: 2, 'Shot saved': 3 },
  result: { team_1_score: 5, team_2_score: 4 },
  players: {
    'home 1': { saves: 1, goals_against: 3 },
    'home 3': { personal_fouls: 1 },
    'home 4': { blocks: 1 },
    'home 6': { faceoffs_won: 1, faceoffs_lost: 1, assists: 1, forced_turnovers: 1 },
    'home 7': { ground_balls: 1, assists: 1, turnovers: 1 },
    'home 9': { goals: 3, assists: 1, points: 4, shots: 4, shots_on_goal: 3, extra_man_goals: 1 },
    'home 11': { goals: 2, assists: 1, points: 3 },
    'away 1': { goals_against: 5 },
    'away 4': { technical_fouls: 1 },
    'away 5': { personal_fouls: 1 },
    'away 8': { faceoffs_won: 1, faceoffs_lost: 1 },
    'away 10': { goals: 2, assists: 1, shots: 3, man_down_goals: 1, extra_man_goals: 1 },
    'away 12': { goals: 1, assists: 1, two_point_goals: 1, turnovers: 1, shots: 2, shots_on_goal: 1 },
  },
  teams: [
    {
      goals: 5,
      clears: 1,
      rides: 1,
      extra_man_opportunities: 2,
      times_man_down: 1,
      extra_man_goals_against: 1,
    },
    {
      goals: 3,
      points_scored: 4,
      failed_clears: 1,
      extra_man_opportunities: 1,
      times_man_down: 2,
      timeouts: 1,
    },
  ],
})
