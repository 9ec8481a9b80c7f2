import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

describe('a sentence names a game as the board does, not by its id:', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let field: FieldOfTeams

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    field = await FieldOfTeams.make(office, 2)
  })
  afterAll(() => server.stop())

  /** The sentence about the result of a game that would be won. */
  const resultText = async (game: Body) => {
    const score = { game_id: game.id, is_final: true, team_1_score: 15, team_2_score: 12 }
    const { body } = await office.post('/game_scores/?preview=true', score)
    return objectsIn(body.consequences).find(({ kind }) => kind === 'result')?.text
  }
  const start = { start_time: '2026-06-13T09:00:00' }
  const pair = () => ({ team_1_id: field.team(1), team_2_id: field.team(2) })

  test('one of a pool by the pool and its teams', async () => {
    const pool = { tournament_id: field.tournament, name: 'A', team_ids: field.teams }
    await office.make('pools', { ...pool, ...start, generate_matchups: true })
    const [game = {}] = await field.games()
    expect(await resultText(game)).toMatch(
      /^Pool A, Team [12] – Team [12]: 15–12, won by Team [12] instead of/,
    )
  })

  test.each([
    [{ match_day: 3 }, 'Match day 3, Team 1 – Team 2: 15–12, won by Team 1 instead of not played'],
    [{}, 'Team 1 – Team 2: 15–12, won by Team 1 instead of not played'],
  ])('one of a season by its match day, if it has one, and its teams (%j)', async (more, text) => {
    const game = await office.make('games', { season_id: field.season, ...pair(), ...start, ...more })
    expect(await resultText(game)).toBe(text)
  })
})
