import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

/** Eight teams in two pools: 1, 4, 5, 8 in A and 2, 3, 6, 7 in B. The brackets are made by and by. */
describe('brackets that are added to a tournament', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  async function make() {
    const field = await FieldOfTeams.make(office, 8)
    const { body } = await office.post(`/tournaments/${field.tournament}/pools/`, {
      ...{ number_of_pools: 2, generate_matchups: true },
      ...{ start_time: '2026-06-13T09:00', time_between_rounds: 100 },
    })
    const pool_ids = objectsIn(body.pools).map(({ id }) => Number(id))
    const add = (more: Body) =>
      office.post('/brackets/', {
        ...{ tournament_id: field.tournament, start_time: '2026-06-14T09:00', time_between_rounds: 100 },
        ...more,
      })
    const games = async () => (await field.games()).filter(({ bracket_id }) => bracket_id !== null)
    return { field, pool_ids, add, games }
  }

  test.each([
    ['places in pools', ({ pool_ids }) => ({ pool_ids, follows_pools: true, to_place: 2 })],
    ['teams', ({ field }) => ({ team_ids: field.teams.slice(0, 4) })],
  ] as const satisfies [string, (made: Awaited<ReturnType<typeof make>>) => Body][])(
    'two who make the same one of %s at once make one',
    async (_, teamsOf) => {
      const made = await make()
      const { add, games } = made
      const same = { ...teamsOf(made), first_place: 1 }
      const replies = await Promise.all([add(same), add(same)])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409])
      expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'overtaken',
        error_message: 'Another bracket of the tournament is played for place 1 already.',
      })
      expect(await games()).toHaveLength(3)
    },
  )

  test('none shares a place with another, and one without a first place is made as before', async () => {
    const { field, add } = await make()
    const four = { team_ids: field.teams.slice(4), kind: 'full placement' }
    expect((await add({ ...four, first_place: 5 })).status).toBe(201)
    const within = await add({ team_ids: field.teams.slice(0, 4), kind: 'full placement', first_place: 3 })
    expect([within.status, within.body.error_message]).toEqual([
      409,
      'Another bracket of the tournament is played for place 5 already.',
    ])
    expect((await add(four)).status).toBe(201)
  })

  test('after the pools: a crossover, in which the same places of two pools meet for two places', async () => {
    const { field, pool_ids, add, games } = await make()
    await field.playAll()
    const { status, body } = await add({ pool_ids, follows_pools: true, kind: 'crossover', first_place: 1 })
    expect([status, body.name, body.number_of_rounds]).toEqual([201, 'Crossover', 1])
    const pairs = (await games()).map(game => [
      ...field.strengths([game.team_1_id, game.team_2_id]).toSorted((a, b) => a - b),
      game.place_for_winner,
      game.place_for_loser,
    ])
    expect(pairs.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
      [1, 2, 1, 2],
      [3, 4, 3, 4],
      [5, 6, 5, 6],
      [7, 8, 7, 8],
    ])
    expect(await field.playAll()).toBe(4)
    const standings = await field.standings()
    expect(
      standings.map(({ team_id, place, is_decided }) => [field.strengths([team_id])[0], place, is_decided]),
    ).toEqual(field.teams.map((_, index) => [index + 1, index + 1, true]))
  })

  test('a crossover of an odd number of teams is refused', async () => {
    const { field, add } = await make()
    const { status, body } = await add({ team_ids: field.teams.slice(0, 3), kind: 'crossover' })
    expect([status, body.errors]).toEqual([
      400,
      { team_ids: ['must be an even number of teams for a crossover, not 3'] },
    ])
  })

  test('an unplayed one is deleted with its games, and one with a result is not', async () => {
    const { field, add, games } = await make()
    const path = async (): Promise<string> =>
      `/brackets/${String((await add({ team_ids: field.teams, kind: 'crossover', first_place: 1 })).body.id)}/`
    expect((await office.send('DELETE', await path())).status).toBe(204)
    expect(await games()).toEqual([])
    const second = await path()
    const [game = {}] = await games()
    await field.report(game)
    expect((await office.send('DELETE', second)).status).toBe(409)
  })
})
