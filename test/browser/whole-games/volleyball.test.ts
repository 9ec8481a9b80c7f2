/** @module-tag long */
import { testWholeGame } from '../../support/whole-game.ts'

testWholeGame({
  sport: 'volleyball',
  sheets: [
    {
      plays: `Scores with their players
       Start game
       home Kill 4 1
       away Service error 2
       home Ace 6 5
       home Point x7
       away Kill 9 1
       away Attack error 9
       home Block 3 9
       away Point x12
       home Point x13
       home Point x10
       away Point x8`,
      score: '10-8',
      board: { companions: 'Sets 1–0 · Serve', place: 'Set 2' },
    },
    {
      plays: `Every play
       home Serve 2
       away Reception 5
       away Attack in play 9
       home Dig 1
       home Kill 4 1
       home Point x14
       away Timeout`,
      score: '0-0',
      board: { companions: 'Sets 2–0', place: 'Set 3', call: 'Change ends' },
    },
    {
      plays: `home Point x12
       away Point x10
       away Yellow card 7
       home Block by two 3 4 9
       home Point x11
       home Kill 6 1
       End game`,
      score: '3-0',
      board: { companions: 'Sets' },
    },
  ],
  taps: { Point: 1, Kill: 3, Ace: 3, Block: 3, 'Attack error': 2, 'Service error': 2, Dig: 2 },
  result: { team_1_score: 3, team_2_score: 0 },
  players: {
    'home 1': { set_assists: 3, digs: 1 },
    'home 3': { block_solos: 1, block_assists: 1 },
    'home 4': { kills: 2, block_assists: 1 },
    'home 6': { kills: 1, aces: 1 },
    'away 2': { service_errors: 1 },
    'away 7': { yellow_cards: 1 },
    'away 9': { kills: 1, attack_errors: 1, attacks_blocked: 2, attack_attempts: 5 },
  },
  teams: [
    { sets_won: 3, sets_lost: 0, error_points: 2 },
    { sets_won: 0, sets_lost: 3, timeouts: 1 },
  ],
})
