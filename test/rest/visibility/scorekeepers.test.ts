import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { someText } from '../../support/matchers.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn } from '../client.ts'

describe('who keeps the score of which game', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let game: number
  let admin: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    await makeGame(server.db, league)
    admin = new Client(server.url, await server.signIn('admin', league.organization))
  })
  afterAll(() => server.stop())

  const path = () => `/scorekeepers/?tournament_id=${league.tournament}`
  const listed = async () => objectsIn((await admin.get(path())).body.scorekeepers)

  test('is nobody before a tablet takes a game over', async () => {
    expect(await listed()).toEqual([])
  })

  test('is the tablet that took it over last', async () => {
    const token = await server.signIn('scorekeeper', league.organization)
    const tablets = [1, 2].map(() => new Device(server.url, `tournament:${league.tournament}`, token))
    for (const [index, tablet] of tablets.entries())
      await tablet.push([tablet.entry(game, 'claim', { term: index + 1 })])
    expect(await listed()).toEqual([
      {
        game_id: game,
        device_id: tablets[1]?.id,
        person: { id: someText(), name: 'Test scorekeeper' },
        recorded_by: someText(),
        since: someText(),
      },
    ])
    expect((await admin.get(`/scorekeepers/?season_id=${league.season}`)).body).toMatchObject({
      scorekeepers: [],
      objects: [],
    })
  })

  test('is told to owners and admins of the organization alone', async () => {
    const scorekeeper = new Client(server.url, await server.signIn('scorekeeper', league.organization))
    expect((await scorekeeper.get(path())).status).toBe(403)
    expect((await new Client(server.url).get(path())).status).toBe(401)
    expect((await admin.get('/scorekeepers/')).status).toBe(400)
    expect((await admin.get('/scorekeepers/?tournament_id=999999')).status).toBe(404)
  })
})
