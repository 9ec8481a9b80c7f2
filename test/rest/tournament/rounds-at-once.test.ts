import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

eachDatabase('L15: eight who make a round at the same moment', { embedded: 'long' }, freshDatabaseUrl => {
  let server: TestServer
  let office: Client
  let field: FieldOfTeams

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    field = await FieldOfTeams.make(office, 8)
  })

  const eight = (family: 'swiss_rounds' | 'pool_rounds', values: Body): Promise<Body[]> =>
    Promise.all(Array.from({ length: 8 }, () => office.make(family, values)))
  const numbers = (rounds: readonly Body[]): unknown[] => rounds.map(round => round.round_number).toSorted()

  test('make eight rounds of a swiss draw, and the next teams meet in each', async () => {
    const rounds = await eight('swiss_rounds', {
      tournament_id: field.tournament,
      start_time: '2026-06-13T09:00',
    })
    expect(numbers(rounds)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const pairs = rounds
      .toSorted((a, b) => Number(a.round_number) - Number(b.round_number))
      .slice(0, 7)
      .flatMap(round =>
        objectsIn(round.games).map(({ team_1_id, team_2_id }) => [team_1_id, team_2_id].toSorted().join('-')),
      )
    // Of eight teams each meets each other once in seven rounds.
    expect(new Set(pairs).size).toBe(28)
  })

  test('make eight rounds of a pool, each with a number of its own', async () => {
    const pool = await office.make('pools', {
      name: 'A',
      tournament_id: field.tournament,
      team_ids: field.teams,
    })
    expect(numbers(await eight('pool_rounds', { pool_id: pool.id }))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})
