import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { someText } from '../../support/matchers.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'

describe('what people recorded', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let other: SmallLeague
  let games: readonly [number, number]
  let admin: Client
  let tablet: Device

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    other = await makeLeague(server.db)
    games = [await makeGame(server.db, league), await makeGame(server.db, league)]
    admin = new Client(server.url, await server.signIn('admin', league.organization))
    tablet = new Device(
      server.url,
      `tournament:${league.tournament}`,
      await server.signIn('scorekeeper', league.organization),
    )
  })
  afterAll(() => server.stop())

  const listed = async (client: Client, query = ''): Promise<Body[]> =>
    (await client.list(`/recorded/?${query}`)).objects

  test('is nothing before anything is recorded', async () => {
    expect(await listed(admin)).toEqual([])
  })

  test('is told game by game, what came last first', async () => {
    const [first, second] = games
    await tablet.push([
      tablet.entry(first, 'claim', { term: 1 }),
      tablet.entry(first, 'play', goalOf(league.teams[0], null, null)),
    ])
    await tablet.push([tablet.entry(second, 'claim', { term: 1 })])
    const told = {
      person: { id: someText(), name: 'Test scorekeeper' },
      organization_id: league.organization,
      tournament_id: league.tournament,
      season_id: league.season,
      device_ids: [tablet.id],
      first: someText(),
      latest: someText(),
    }
    expect(await listed(admin)).toEqual([
      { ...told, game_id: second, entries: 1 },
      { ...told, game_id: first, entries: 2 },
    ])
  })

  test('is found by person, organization, tournament and season', async () => {
    const [{ person } = {}] = await listed(admin)
    const { id } = person as Body
    for (const [query, found] of [
      [`person_id=${String(id)}`, 2],
      ['person_id=nobody', 0],
      [`organization_id=${league.organization}`, 2],
      [`organization_id=${other.organization}`, 0],
      [`tournament_id=${league.tournament}&season_id=[${league.season}]`, 2],
      [`season_id=${other.season}`, 0],
    ] as const)
      expect(await listed(admin, query), query).toHaveLength(found)
  })

  test('is told to owners and admins of the organization of the games alone', async () => {
    const foreign = new Client(server.url, await server.signIn('admin', other.organization))
    expect(await listed(foreign)).toEqual([])
    for (const role of ['scorekeeper', 'viewer'] as const) {
      const client = new Client(server.url, await server.signIn(role, league.organization))
      expect((await client.get('/recorded/')).status).toBe(403)
    }
    expect((await new Client(server.url).get('/recorded/')).status).toBe(401)
    expect((await admin.send('POST', '/recorded/', {})).status).toBe(405)
  })
})
