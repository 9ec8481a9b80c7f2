import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { objectWith, someText } from '../../support/matchers.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, type Body } from '../client.ts'

eachDatabase('L9: the audit', { embedded: 'long' }, freshDatabaseUrl => {
  let server: TestServer
  let admin: Client
  let league: SmallLeague
  let game: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    admin = new Client(server.url, await server.signIn('admin', league.organization))
  })
  afterAll(() => server.stop())

  const trail = async (query: string): Promise<Body[]> => (await admin.list(`/audit/?${query}`)).objects

  test('says of a record who made, changed and deleted it, through what, and what changed', async () => {
    const team = await admin.make('teams', { name: 'Frizz', season_id: league.season })
    await admin.put(`/teams/${team.id}/`, { name: 'Frizzzzly Bears', city: '' })
    await admin.put(`/teams/${team.id}/`, { name: 'Frizzzzly Bears' })
    await admin.delete(`/teams/${team.id}/`)
    const changes = await trail(`family=teams&record=${team.id}`)
    expect(changes.map(({ operation }) => operation)).toEqual(['delete', 'update', 'create'])
    expect(changes[1]).toEqual({
      id: expect.any(Number) as number,
      time: someText(/^20\d\d-.*\+00:00$/),
      operation: 'update',
      person: { id: someText(), name: 'Test admin' },
      client: { kind: 'app', name: someText() },
      device_id: null,
      family: 'teams',
      record: String(team.id),
      name: 'Frizzzzly Bears',
      timezone: 'UTC',
      resource_uri: team.resource_uri,
      changes: { name: { before: 'Frizz', after: 'Frizzzzly Bears' } },
      names: {},
    })
    expect(changes[0]).toMatchObject({
      changes: { name: { before: 'Frizzzzly Bears', after: null }, season_id: { before: league.season } },
    })
    expect(changes[2]).toMatchObject({ changes: { name: { before: null, after: 'Frizz' } } })
  })

  test('of a membership is found by its two ids', async () => {
    const [team] = league.teams
    await admin.put(`/tournament_teams/${league.tournament}/${team}/`, { seed: 1 })
    expect(await trail(`family=tournament_teams&record=${league.tournament}/${team}`)).toMatchObject([
      { operation: 'update', changes: { seed: { before: null, after: 1 } } },
      { operation: 'create' },
    ])
  })

  test('names the tablet and the person who recorded a score there, and who took it back', async () => {
    const device = new Device(
      server.url,
      `tournament:${league.tournament}`,
      await server.signIn('scorekeeper', league.organization),
    )
    const score = { team_1_score: 1, team_2_score: 0, is_final: false, game_sets: [], what_happened: '' }
    const id = uuid()
    await device.push([device.entry(game, 'score', score, { id })])
    const [made] = (await admin.list(`/game_scores/?game_id=${game}`)).objects
    await device.push([device.entry(game, 'withdrawal', { entry_id: id })])
    expect(await trail(`family=game_scores&record=${String(made?.id)}`)).toEqual([
      objectWith({
        operation: 'delete',
        device_id: device.id,
        person: objectWith({ name: 'Test scorekeeper' }),
      }),
      objectWith({
        operation: 'create',
        device_id: device.id,
        person: objectWith({ name: 'Test scorekeeper' }),
      }),
    ])
  })

  test('names the person who posted a final score at the games to which it advances teams', async () => {
    const bracket = await admin.make('brackets', {
      name: 'playoff',
      tournament_id: league.tournament,
      number_of_rounds: 2,
      start_time: '2026-06-01T10:00:00Z',
    })
    const [semi] = (await admin.list(`/games/?bracket_id=${bracket.id}&order_by=[-id]`)).objects
    await admin.put(`/games/${String(semi?.id)}/`, { team_1_id: league.teams[0], team_2_id: league.teams[1] })
    await admin.make('game_scores', { game_id: semi?.id, team_1_score: 15, team_2_score: 3, is_final: true })
    const [last] = await trail(`family=games&record=${String(semi?.next_game_for_winner_id)}`)
    expect(last).toMatchObject({ operation: 'update', person: { name: 'Test admin' } })
    expect(Object.values(last?.changes ?? {})).toEqual([{ before: null, after: league.teams[0] }])
  })

  test('tells what tablets recorded from what people changed by hand', async () => {
    const everything = (await admin.list('/audit/')).meta.total_count
    const [recorded, byHand] = [
      await trail('by_tablets=true&limit=200'),
      await trail('by_tablets=false&limit=200'),
    ]
    expect(recorded.length).toBeGreaterThan(0)
    expect(recorded.every(({ person }) => JSON.stringify(person).includes('Test scorekeeper'))).toBe(true)
    expect(byHand.map(({ family }) => family)).toContain('game_scores')
    expect(byHand.length + recorded.length).toBe(everything)
  })

  test('is narrowed by family, person and time', async () => {
    const all = await admin.list('/audit/?limit=1')
    const [{ person, time } = { person: null, time: '' }] = all.objects
    const id = typeof person === 'object' && person !== null && 'id' in person ? String(person.id) : ''
    expect(
      (await trail(`person_id=${id}&limit=200`)).every(
        change => JSON.stringify(change.person) === JSON.stringify(person),
      ),
    ).toBe(true)
    expect((await trail(`since=${encodeURIComponent(String(time))}`)).length).toBeGreaterThan(0)
    expect(await trail('since=2100-01-01T00:00:00Z')).toEqual([])
    expect(await trail('until=2000-01-01T00:00:00Z')).toEqual([])
    expect(new Set((await trail('family=games')).map(({ family }) => family))).toEqual(new Set(['games']))
    for (const wrong of [
      'family=cups',
      'family=games&record=x',
      'family=games&record=1/2',
      'record=1',
      'since=yesterday',
    ]) {
      expect((await admin.get(`/audit/?${wrong}`)).status, wrong).toBe(400)
    }
  })

  test('says what people call records and those that they lead to, also once they are deleted', async () => {
    const [one, two] = league.teams
    const made = await admin.make('games', {
      season_id: league.season,
      start_time: '2026-06-01T10:00:00Z',
      team_1_id: one,
    })
    await admin.put(`/games/${made.id}/`, { team_2_id: two })
    await admin.delete(`/games/${made.id}/`)
    const lines = await trail(`family=games&record=${made.id}`)
    const [name] = lines.map(line => line.name)
    expect(name).toMatch(/^\S.* – \S.*$/)
    expect(lines.map(line => line.name)).toEqual([name, name, name])
    expect(lines[1]).toMatchObject({
      names: { team_2_id: { before: '', after: String(name).split(' – ')[1] } },
    })
  })

  test('of what hangs on a record is found with it, also what was deleted', async () => {
    const pool = await admin.make('pools', { tournament_id: league.tournament, name: 'Gone' })
    await admin.delete(`/pools/${pool.id}/`)
    const lines = await trail(`within=tournaments/${league.tournament}&limit=200`)
    expect(lines.filter(({ name }) => name === 'Gone').map(({ operation }) => operation)).toEqual([
      'delete',
      'create',
    ])
    expect(lines.some(({ family }) => family === 'games')).toBe(true)
    expect(
      lines.some(({ family, record }) => family === 'tournaments' && record === String(league.tournament)),
    ).toBe(true)
    expect(lines.some(({ family }) => family === 'leagues')).toBe(false)
    expect(await trail(`within=organizations/${league.organization}`)).toHaveLength(20)
    for (const wrong of ['cups/1', 'tournaments', 'tournaments/x', 'tournament_teams/1'])
      expect((await admin.get(`/audit/?within=${wrong}`)).status, wrong).toBe(400)
  })

  test('is for owners and admins, of their own organizations alone', async () => {
    const scorekeeper = new Client(server.url, await server.signIn('scorekeeper', league.organization))
    expect((await scorekeeper.get('/audit/')).status).toBe(403)
    expect((await new Client(server.url).get('/audit/')).status).toBe(401)
    const owner = new Client(server.url, await server.signIn('owner'))
    const other = (await owner.make('organizations', { name: 'Other' })).id
    const stranger = new Client(server.url, await server.signIn('admin', other))
    for (const asked of ['family=games', `within=tournaments/${league.tournament}`])
      expect((await stranger.list(`/audit/?${asked}`)).meta.total_count, asked).toBe(0)
    expect((await owner.list('/audit/?family=games')).meta.total_count).toBeGreaterThan(0)
    expect((await admin.put('/audit/', {})).status).toBe(405)
  })

  test('misses no change, even one made by hand: the database itself records it', async () => {
    await server.db.updateTable('seasons').set({ name: 'by hand' }).where('id', '=', league.season).execute()
    expect((await trail(`family=seasons&record=${league.season}`))[0]).toMatchObject({
      person: null,
      client: { kind: 'operator', name: '' },
      changes: { name: { before: '2026', after: 'by hand' } },
    })
  })
})
