/** @module-tag long */
import { afterAll, beforeAll, describe, test } from 'vitest'
import { postgresDatabases } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { glasses, playWholeGame, type WholeGame } from '../support/whole-game.ts'

const ultimate: WholeGame = {
  sport: 'ultimate',
  sheets: [
    [
      `Every play
       Start game
       away Pull 3
       home Goal 4 7
       home Goal 7 4
       away Goal 2 5
       home D 9
       home Goal 4 9
       away Goal 5 2
       away Timeout
       home Goal 1 2`,
      '4-2',
    ],
    [
      `home Goal 4 7
       home Goal ? 7
       Undo
       home Goal 11 7
       away Goal 8 6
       home Goal 7 11
       home Goal 2 1
       Half time
       away Goal 8 5
       home Goal 9 4`,
      '9-4',
    ],
    [
      `home Throwaway 4
       away Goal 5 8
       home Goal x4
       home Callahan 9 2
       home Goal 4 7
       End game`,
      '15-5',
    ],
  ],
  result: { team_1_score: 15, team_2_score: 5 },
  players: {
    'home 4': { goals_caught: 4, goals_thrown: 2, turnovers: 1 },
    'home 7': { goals_caught: 2, goals_thrown: 4 },
    'home 9': { goals_caught: 2, ds: 2, callahans: 1 },
    'away 8': { goals_caught: 2, goals_thrown: 1 },
    'away 3': { pulls: 1 },
  },
  teams: [{ points_scored: 15 }, { points_scored: 5, timeouts: 1 }],
}

const soccer: WholeGame = {
  sport: 'soccer',
  sheets: [
    [
      `Every play
       home Line-up 1 2 3 4 5 6 7 8 9 10 11
       away Line-up 1 2 3 4 5 6 7 8 9 10 11
       Start game
       home Shot saved 9 1
       home Corner 7
       home Goal 9 7
       away Foul 4 10
       away Yellow card 4
       away Shot missed 11
       away Goal 11`,
      '1-1',
    ],
    [
      `home Penalty scored 10
       End of half
       home Line-up 9 12
       home Offside 12
       away Own goal 5
       away Goal 10 11`,
      '3-2',
    ],
    [
      `away Yellow card 4
       Undo
       away Second yellow card 4
       home Shot on the post 12
       home Goal 12 7
       End game`,
      '4-2',
    ],
  ],
  result: { team_1_score: 4, team_2_score: 2 },
  players: {
    'home 9': { goals: 1, shots: 2, shots_on_goal: 2 },
    'home 7': { assists: 2, corners: 1 },
    'home 10': { goals: 1, penalty_goals: 1, fouls_suffered: 1 },
    'home 12': { goals: 1, shots: 2, offsides: 1 },
    'away 1': { saves: 1 },
    'away 4': { fouls: 1, yellow_cards: 2, red_cards: 1 },
    'away 5': { own_goals: 1 },
    'away 11': { goals: 1, assists: 1, shots: 2 },
  },
  teams: [
    { points_scored: 4, goals: 4, yellow_cards: 0 },
    { points_scored: 2, goals: 2, red_cards: 1 },
  ],
}

const iceHockey: WholeGame = {
  sport: 'ice hockey',
  sheets: [
    [
      `Every play
       Start game
       home Face-off 9 9
       home Shot saved 9 1
       home Goal 9 11 7
       away Minor penalty 4 9
       home Power play
       home Power-play goal 7 9
       End of period`,
      '2-0',
    ],
    [
      `away Goal 10 8 6
       away Shot missed 10
       home Minor penalty 5
       away Power play
       away Power-play goal 8 10 6
       End of period
       home Hit 3 12`,
      '2-2',
    ],
    [
      `home Shot saved 11 1
       away Timeout
       End of period
       home Goal 11 9
       End game`,
      '3-2',
    ],
  ],
  result: { team_1_score: 3, team_2_score: 2 },
  players: {
    'home 9': { goals: 1, assists: 2, points: 3, shots_on_goal: 2, faceoffs_won: 1 },
    'home 7': { goals: 1, assists: 1, power_play_goals: 1 },
    'home 11': { goals: 1, assists: 1, game_winning_goals: 1 },
    'home 5': { penalty_minutes: 2 },
    'away 1': { saves: 2 },
    'away 8': { goals: 1, assists: 1, power_play_goals: 1 },
    'away 9': { faceoffs_lost: 1 },
  },
  teams: [
    { points_scored: 3, power_plays: 1, power_play_goals: 1, times_short_handed: 1 },
    { points_scored: 2, power_plays: 1, power_play_goals: 1, timeouts: 1 },
  ],
}

describe('a whole game without a network, through a reload and a kill of the browser,', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  describe.each([ultimate, soccer, iceHockey])('of $sport', whole => {
    test.each(glasses)(
      'is kept by touch at $width×$height, and the office has result, plays and box score',
      glass => playWholeGame(server, whole, glass),
    )
  })
})
