/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

/** Singles: nobody is asked for a player. */
testWholeGame({
  sport: 'foosball',
  roster: 1,
  sheets: [
    {
      plays: `Every play
       Start game
       home Goal by the three-rod =1
       home Shot saved =1 =1
       away Goal by the goalkeeper =1
       home Goal by the five-rod =1
       home Shot missed =1
       home Own goal =1
       home Goal =1 x2`,
      score: '4-2',
      board: { companions: 'Games 0–0', place: 'Game 1' },
    },
    {
      plays: `home Goal by the two-rod =1
       Scores with their players
       away Goal =1 x4
       home Goal =1 x4
       away Goal =1
       home Goal =1 x2`,
      score: '2-0',
      board: { companions: 'Games 1–1', place: 'Game 3' },
    },
    {
      plays: `Every play
       away Goal by the three-rod =1 x3
       away Timeout
       home Goal by the three-rod =1
       home Goal =1
       home Goal by the five-rod =1
       End game`,
      score: '2-1',
      board: { companions: 'Games' },
    },
  ],
  taps: { Goal: 1, 'Goal by the three-rod': 1, 'Goal by the five-rod': 1, 'Shot saved': 2, 'Own goal': 2 },
  result: { team_1_score: 2, team_2_score: 1 },
  players: {
    'home 1': {
      ...{ sets_played: 3, goals: 14, shots: 16, own_goals: 1, saves: 0, goals_by_goalkeeper: 0 },
      ...{ goals_by_forwards: 2, goals_by_midfield: 2, goals_by_defense: 1 },
    },
    'away 1': {
      ...{ sets_played: 3, goals: 9, shots: 9, own_goals: 0, saves: 1, goals_by_goalkeeper: 1 },
      ...{ goals_by_forwards: 3, goals_by_midfield: 0, goals_by_defense: 0 },
    },
  },
  teams: [
    { sets_won: 2, sets_lost: 1, goals: 14 },
    { sets_won: 1, sets_lost: 2, goals: 9, timeouts: 1 },
  ],
})
