/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

testWholeGame({
  sport: 'rugby',
  sheets: [
    {
      plays: `Every play
       Start game
       home Try 11 10
       home Conversion 10
       away Penalty goal 9
       away Carry 8 12
       home Tackle 7
       home Penalty conceded 3
       home Yellow card 3
       away Try 11
       away Conversion missed 9
       home Line-out won
       away Turnover won 6 12
       home Drop goal 10`,
      score: '10-8',
      board: { place: 'Half 1', strength: '14 v 15' },
    },
    {
      // The ten minutes are over with the half; a second yellow card is for the rest of the game.
      plays: `End of half
       Scores with their players
       away Red card 4
       home Penalty try
       away Try 12 9
       away Conversion 9
       home Penalty goal 10
       Undo
       home Penalty goal missed 10
       home Yellow card 3`,
      score: '17-15',
      board: { place: 'Half 2', strength: '14 v 14' },
    },
    {
      plays: `Every play
       home Scrum won
       home Carry 12 25
       home Clean break 12
       home Off-load 12
       away Tackle missed 7
       away Scrum lost
       home Drop goal missed 10
       away Penalty goal 9
       home Try 12 11
       home Conversion missed 10
       End game`,
      score: '22-18',
      board: { place: '' },
    },
  ],
  taps: { Try: 3, Conversion: 2, 'Penalty goal': 2, 'Drop goal': 2, Tackle: 2, 'Yellow card': 3, Carry: 3 },
  result: { team_1_score: 22, team_2_score: 18 },
  players: {
    'home 3': { yellow_cards: 2, penalties_conceded: 1 },
    'home 7': { tackles_made: 1, tackles_missed: 0 },
    'home 10': {
      try_assists: 1,
      conversions_made: 1,
      conversions_attempted: 2,
      penalty_goals_made: 0,
      penalty_goals_attempted: 1,
      drop_goals_made: 1,
      drop_goals_attempted: 2,
      points: 5,
    },
    'home 11': { tries: 1, try_assists: 1, points: 5 },
    'home 12': {
      tries: 1,
      carries: 1,
      metres_carried: 25,
      clean_breaks: 1,
      offloads: 1,
      turnovers_conceded: 1,
    },
    'away 4': { red_cards: 1 },
    'away 6': { turnovers_won: 1 },
    'away 8': { carries: 1, metres_carried: 12 },
    'away 9': {
      penalty_goals_made: 2,
      penalty_goals_attempted: 2,
      conversions_made: 1,
      conversions_attempted: 2,
      try_assists: 1,
      points: 8,
    },
  },
  teams: [
    { tries: 2, penalty_tries: 1, points: 22, points_scored: 22, lineouts_won: 1, scrums_won: 1 },
    { tries: 2, points: 18, scrums_lost: 1, turnovers_won: 1, red_cards: 1 },
  ],
})
