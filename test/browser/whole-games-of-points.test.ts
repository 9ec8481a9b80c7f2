/** @module-tag long */
import { afterAll, beforeAll, describe, test } from 'vitest'
import { postgresDatabases } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { glasses, playWholeGame, type WholeGame } from '../support/whole-game.ts'

/** Every play, then scores with their players, then the score alone, and every play again. */
const basketball: WholeGame = {
  sport: 'basketball',
  sheets: [
    [
      `Every play
       Start game
       home Line-up 1 2 3 4 5
       away Line-up 1 2 3 4 5
       home Jump ball 5 5
       home Three-pointer 2 1
       away Two-pointer missed 4
       home Rebound 5
       home Two-pointer 5
       away Personal foul 4 5
       home Free throw 5
       home Free throw missed 5
       away Rebound 3
       away Two-pointer 3 1
       End of quarter`,
      '6-2',
    ],
    [
      `home Turnover 4
       home Steal 3 4
       away Three-pointer 2
       home Personal foul 2 3
       away Free throw 3 x2
       End of quarter
       Scores with their players
       home Line-up 4 9
       home Two-pointer 9 1
       home Three-pointer 2
       away Two-pointer 5 4
       away Timeout
       End of quarter`,
      '11-9',
    ],
    [
      `The score only
       home +2
       away +3
       home +1
       home +1
       Every play
       home Two-pointer 5 1
       End game`,
      '17-12',
    ],
  ],
  result: { team_1_score: 17, team_2_score: 12 },
  players: {
    'home 1': { assists: 3 },
    'home 2': { points: 6, three_pointers_made: 2, fouls_personal: 1 },
    'home 3': { steals: 1 },
    'home 5': { points: 5, rebounds_defensive: 1, free_throws_made: 1, free_throws_attempted: 2 },
    'home 9': { points: 2, field_goals_made: 1 },
    'away 2': { points: 3, three_pointers_made: 1 },
    'away 3': { points: 4, rebounds_defensive: 1, free_throws_made: 2 },
    'away 4': { assists: 1, fouls_personal: 1, turnovers: 1 },
  },
  // Of some points no play tells.
  teams: [
    { points_scored: 17, points: 13 },
    { points_scored: 12, points: 9, timeouts: 1 },
  ],
}

const volleyball: WholeGame = {
  sport: 'volleyball',
  sheets: [
    [
      `Scores with their players
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
      '10-8',
      'Sets 1–0 · Serve',
    ],
    [
      `Every play
       home Serve 2
       away Reception 5
       away Attack in play 9
       home Dig 1
       home Kill 4 1
       home Point x14
       away Timeout`,
      '0-0',
      'Sets 2–0',
    ],
    [
      `home Point x12
       away Point x10
       away Yellow card 7
       home Block by two 3 4 9
       home Point x11
       home Kill 6 1
       End game`,
      '3-0',
      'Sets',
    ],
  ],
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
}

/**
 * Every play of the first and the last inning; between them the runs with their players, and the runs alone.
 */
describe('a whole game without a network, through a reload and a kill of the browser,', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  describe.each([basketball, volleyball])('of $sport', whole => {
    test.each(glasses)(
      'is kept by touch at $width×$height, and the office has result, plays and box score',
      glass => playWholeGame(server, whole, glass),
    )
  })
})
