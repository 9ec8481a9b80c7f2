/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

/** Singles: nobody is asked for a player. */
testWholeGame({
  sport: 'tennis',
  roster: 1,
  sheets: [
    {
      plays: `Every play
       Start game
       home Serves =1
       home Ace =1
       away Winner =1
       home Fault =1 x2
       home Winner =1
       away Unforced error =1
       away Winner =1 x2`,
      score: '40-AD',
      board: { companions: 'Serve · Games 0–0 · Sets 0–0', place: 'Set 1 · 40–Advantage' },
    },
    {
      plays: `home Ace =1
       home Point =1
       away Forced error =1
       Scores with their players
       away Point =1 x4
       home Point =1 x4
       away Point =1 x4
       home Point =1 x4
       away Point =1 x4
       home Point =1 x4
       away Point =1 x4
       home Point =1 x4
       away Point =1 x4
       home Point =1 x4
       away Point =1 x4
       home Point =1
       away Point =1
       home Point =1
       away Point =1
       home Point =1
       away Point =1`,
      score: '3-3',
      board: {
        companions: 'Games 6–6 · Sets 0–0 · Serve',
        call: 'Change ends',
        place: 'Set 1 · Tie-break 3–3',
      },
    },
    {
      plays: `Every play
       away Winner =1
       Undo
       home Winner =1
       home Ace =1
       home Point =1
       away Fault =1 x2
       Scores with their players
       home Point =1 x24
       End game`,
      score: '2-0',
      board: { companions: 'Sets' },
    },
  ],
  taps: { Point: 1, Ace: 1, Fault: 1, Winner: 1, 'Unforced error': 1, 'Forced error': 1 },
  result: { team_1_score: 2, team_2_score: 0 },
  players: {
    'home 1': {
      ...{ points_won: 57, games_won: 13, tiebreaks_won: 1, winners: 5, unforced_errors: 0 },
      ...{ aces: 3, double_faults: 1, faults: 2, service_points: 47, first_serves_in: 46 },
      ...{ break_points_faced: 1, break_points_saved: 1, service_games: 9, service_games_won: 9 },
      ...{ break_points: 3, breaks: 3, return_points: 41 },
    },
    'away 1': {
      ...{ points_won: 31, games_won: 6, tiebreaks_won: 0, winners: 3, unforced_errors: 1, forced_errors: 1 },
      ...{ aces: 0, double_faults: 1, faults: 2, service_points: 41, first_serves_in: 40 },
      ...{ break_points_faced: 3, break_points_saved: 0, service_games: 9, service_games_won: 6 },
      ...{ break_points: 1, breaks: 0, return_points: 47 },
    },
  },
  teams: [
    { sets_won: 2, sets_lost: 0, games_won: 13, points_won: 57 },
    { sets_won: 0, sets_lost: 2, games_won: 6, points_won: 31 },
  ],
})
