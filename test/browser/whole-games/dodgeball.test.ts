/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

testWholeGame({
  sport: 'dodgeball',
  sheets: [
    {
      // The set ends when all six players of a team are out, and nobody came back.
      plays: `Every play
       Start game
       home Player hit 1 4
       away Player hit 2 5
       home Throw caught 3 2 =5
       away Line fault 6
       home Throw missed 2
       away Throw blocked 1 4
       home Player hit 1 1
       home Player hit 1 3
       home Player hit 2 5`,
      score: '1-0',
      board: { place: 'Half 1', facts: 'Players left 6 · Players left 6' },
    },
    {
      plays: `Half time
       Scores with their players
       away Set won
       home Red card 4
       away Yellow card 2
       home Set won
       Every play
       away Ball lost in a block 5 1
       home Player hit 1 4`,
      score: '2-1',
      board: { place: 'Half 2', facts: 'Players left 6 · Players left 4' },
    },
    {
      plays: `Undo
       home Timeout
       The score only
       home +1 set
       End game`,
      score: '3-1',
      board: { place: '' },
    },
  ],
  taps: { 'Player hit': 3, 'Throw caught': 3, 'Line fault': 2, 'Set won': 1 },
  result: { team_1_score: 3, team_2_score: 1 },
  players: {
    'home 1': { throws: 4, players_hit: 4, hit_percent: 100, times_out: 0 },
    'home 2': { throws: 2, players_hit: 1, hit_percent: 50 },
    'home 3': { catches_made: 1 },
    'home 4': { throws_blocked: 1, red_cards: 1 },
    'home 5': { times_out: 1, returns: 1 },
    'away 1': { throws: 1, players_hit: 0, times_out: 1 },
    'away 2': { throws: 2, players_hit: 1, throws_caught: 1, times_out: 1, yellow_cards: 1 },
    'away 5': { times_out: 2 },
    'away 6': { times_out: 1, line_faults: 1 },
  },
  teams: [
    { points_scored: 3, throws: 6, players_hit: 5, times_out: 1, timeouts: 1 },
    { points_scored: 1, throws: 3, players_hit: 1, times_out: 7 },
  ],
})
