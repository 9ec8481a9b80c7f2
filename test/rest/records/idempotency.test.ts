import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Reply } from '../client.ts'

eachDatabase('a POST with an Idempotency-Key', { embedded: 'long' }, freshDatabaseUrl => {
  let server: TestServer
  let office: Client
  let league: SmallLeague

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    league = await makeLeague(server.db)
  })
  afterAll(() => server.stop())

  const post = (key: string, family: string, values: object, client = office): Promise<Reply> =>
    client.send('POST', `/${family}/`, values, { 'Idempotency-Key': key })
  const teamsCalled = async (name: string): Promise<number> =>
    (await office.list(`/teams/?name=${name}`)).meta.total_count

  test('is done once, however often it is sent, and answers the same', async () => {
    const values = { name: 'Onlyone', season_id: league.season }
    const first = await post('key-1', 'teams', values)
    const second = await post('key-1', 'teams', values)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(JSON.stringify(second.body)).toBe(JSON.stringify(first.body))
    for (const name of ['location', 'etag']) expect(second.headers.get(name)).toBe(first.headers.get(name))
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(await teamsCalled('Onlyone')).toBe(1)
  })

  test('is done once when it is sent many times at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => post('key-2', 'teams', { name: 'Crowd', season_id: league.season })),
    )
    expect(new Set(replies.map(({ status, body }) => `${status} ${String(body.id)}`)).size).toBe(1)
    expect(await teamsCalled('Crowd')).toBe(1)
  })

  test('counts a score once', async () => {
    const game = await makeGame(server.db, league)
    for (let time = 0; time < 3; time++)
      await post('key-3', 'game_scores', { game_id: game, team_1_score: 1, team_2_score: 0 })
    expect((await office.list(`/game_scores/?game_id=${game}`)).meta.total_count).toBe(1)
  })

  test('is 422 for another request with the same key', async () => {
    await post('key-4', 'teams', { name: 'Four', season_id: league.season })
    for (const reply of [
      await post('key-4', 'teams', { name: 'Five', season_id: league.season }),
      await post('key-4', 'pools', {
        name: 'Four',
        season_id: league.season,
        tournament_id: league.tournament,
      }),
    ]) {
      expect(reply.status).toBe(422)
      expect(reply.body.error_message).toMatch(/another request/)
    }
  })

  test('is the same request in whatever order its body names the fields, also inside', async () => {
    const game_id = await makeGame(server.db, league)
    const first = await post('key-7', 'game_scores', {
      game_id,
      team_1_score: 1,
      team_2_score: 0,
      game_sets: [{ team_1_score: 1, team_2_score: 0 }],
    })
    expect(first.status).toBe(201)
    expect(
      (
        await post('key-7', 'game_scores', {
          game_sets: [{ team_2_score: 0, team_1_score: 1 }],
          team_2_score: 0,
          team_1_score: 1,
          game_id,
        })
      ).body.id,
    ).toBe(first.body.id)
    expect(
      (
        await post('key-7', 'game_scores', {
          game_id,
          team_1_score: 1,
          team_2_score: 0,
          game_sets: [{ team_1_score: 0, team_2_score: 1 }],
        })
      ).status,
    ).toBe(422)
  })

  test('that failed was not done, and may be repeated with the same key', async () => {
    expect((await post('key-5', 'teams', { name: 'Later', season_id: 4711 })).status).toBe(400)
    expect((await post('key-5', 'teams', { name: 'Later', season_id: league.season })).status).toBe(201)
  })

  test('belongs to the person who sent it', async () => {
    const other = new Client(server.url, await server.signIn('admin', league.organization))
    await post('key-6', 'teams', { name: 'Mine', season_id: league.season })
    const theirs = await post('key-6', 'teams', { name: 'Theirs', season_id: league.season }, other)
    expect(theirs.status).toBe(201)
    expect(theirs.body.name).toBe('Theirs')
  })

  test.each(['', 'x'.repeat(256), 'with blank'])('%j is no key: 400', async key => {
    const reply = await post(key, 'teams', { name: 'x', season_id: league.season })
    if (key === '') expect(reply.status).toBe(400)
    else expect(reply.body.errors).toHaveProperty('Idempotency-Key')
  })
})
