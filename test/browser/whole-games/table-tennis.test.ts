/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

/** Singles: nobody is asked for a player. */
testWholeGame({
  sport: 'table tennis',
  roster: 1,
  sheets: [
    {
      plays: `Every play
       Start game
       home Serves =1
       home Ace =1
       home Service error =1 =1
       away Ace =1
       home Point =1
       home Point by net or edge =1
       home Point =1 x7
       away Point =1 x8`,
      score: '10-10',
      board: { companions: 'Serve · Games 0–0', place: 'Game 1' },
    },
    {
      plays: `home Point =1
       away Point =1 x3
       Scores with their players
       away Point =1 x2
       home Point =1 x11
       away Point =1 x2
       home Point =1 x11
       home Point =1 x2
       away Point =1 x11
       home Point =1 x5`,
      score: '5-0',
      board: { companions: 'Serve · Games 2–2', place: 'Game 5', call: 'Change ends' },
    },
    {
      plays: `Every play
       away Yellow card =1
       away Point =1 x3
       away Penalty point =1
       away Timeout
       home Point =1 x4
       home Ace =1
       End game`,
      score: '3-2',
      board: { companions: 'Games' },
    },
  ],
  taps: { Point: 1, Ace: 1, 'Service error': 1 },
  result: { team_1_score: 3, team_2_score: 2 },
  players: {
    'home 1': {
      ...{ sets_played: 5, points_won: 46, points_on_serve: 24, points_on_return: 22 },
      ...{ lucky_points: 1, aces: 2, service_errors: 1, yellow_cards: 0, penalty_points: 0 },
    },
    'away 1': {
      ...{ sets_played: 5, points_won: 31, points_on_serve: 16, points_on_return: 15 },
      ...{ lucky_points: 0, aces: 1, service_errors: 0, yellow_cards: 1, penalty_points: 1 },
    },
  },
  teams: [
    { sets_won: 3, sets_lost: 2, points_won: 46 },
    { sets_won: 2, sets_lost: 3, points_won: 31, timeouts: 1 },
  ],
})
