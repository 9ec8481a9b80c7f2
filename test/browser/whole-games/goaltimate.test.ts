/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

/** A two-point goal may take a game beyond its five points. */
testWholeGame({
  sport: 'goaltimate',
  sheets: [
    {
      plays: `Start game
       home Goal 2 1
       home Goal 3 2
       away Two-point goal 1 2
       home Two-point goal 4 1
       away Goal 3 ?
       home Goal 1 4
       away Goal 2 1
       away Two-point goal 4 3`,
      score: '0-3',
      board: { companions: 'Games 1–0', place: 'Game 2' },
    },
    {
      // The board knows who has the disc: a pass is a tap.
      plays: `home Goal ? 2
       Undo
       away Goal 1 4
       home Two-point goal 2 3
       away Two-point goal 3 4
       Every play
       home Clear 1
       home Pass =1 2
       home Pass =2 3
       home Goal 4 =3
       home Pass =4 1
       home Clear =1
       home Throwaway =1
       away Has the disc 2`,
      score: '1-0',
      board: {
        ...{ companions: 'Games 1–1', place: 'Game 3' },
        ...{ facts: 'Defense · Must clear', players: '– #2' },
      },
    },
    {
      plays: `away Clear =2
       away Pass =2 3
       away Two-point goal 4 =3
       away Pass =4 1
       away Drop 2 =1
       home Has the disc 1
       away D 3 =1
       away Has the disc 3
       away Stall =3 2
       home Has the disc 2
       home Clear =2
       home Two-point goal 1 =2
       home Goal 4 =1
       home Clear =4
       home Goal 1 =4
       Scores with their players
       away Timeout
       home Goal x4
       home Goal 1 2
       End game`,
      score: '3-1',
      board: { companions: 'Games' },
    },
  ],
  taps: { Goal: 3, 'Two-point goal': 3, Pass: 1, 'Has the disc': 1, Throwaway: 1, Drop: 2, D: 2 },
  result: { team_1_score: 3, team_2_score: 1 },
  players: {
    'home 1': {
      ...{ goals_caught: 4, two_point_goals: 1, points: 5, goals_thrown: 3, discs_cleared: 2 },
      ...{ throwaways: 2, turnovers: 2, passes_thrown: 6, completion_percent: 66.67 },
    },
    'home 2': { goals_caught: 2, two_point_goals: 1, points: 3, goals_thrown: 3, discs_cleared: 1 },
    'home 3': { goals_caught: 1, goals_thrown: 2, turnovers: 0 },
    'home 4': { goals_caught: 3, two_point_goals: 1, points: 4, goals_thrown: 2, discs_cleared: 1 },
    'away 1': { goals_caught: 2, two_point_goals: 1, points: 3, goals_thrown: 1, completion_percent: 50 },
    'away 2': { goals_caught: 1, goals_thrown: 1, drops: 1, turnovers: 1, discs_cleared: 1 },
    'away 3': { goals_caught: 2, two_point_goals: 1, goals_thrown: 2, ds: 1, stalls: 1, turnovers: 1 },
    'away 4': { goals_caught: 2, two_point_goals: 2, points: 4, goals_thrown: 2 },
  },
  teams: [
    { sets_won: 3, sets_lost: 1, goals_caught: 14, two_point_goals: 3, turnovers: 2, ds: 0 },
    { sets_won: 1, sets_lost: 3, goals_caught: 7, two_point_goals: 4, turnovers: 2, ds: 1, timeouts: 1 },
  ],
})
