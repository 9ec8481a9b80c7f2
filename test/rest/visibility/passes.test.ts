import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { families, resourceOf } from '../../../shared-schema/resources/index.ts'
import { EPOCH } from '../../../shared-schema/replication/scope.ts'
import { Account } from '../../accounts/account.ts'
import { postgresDatabases } from '../../support/database.ts'
import { someText } from '../../support/matchers.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { makeWorld, type World } from '../role-world.ts'

const kinds = families.flatMap(family =>
  family === 'events' ? ['events: plays', 'events: calendar'] : [family],
)

/** The families whose lists can be narrowed to one tournament. */
const ofTournaments = families.filter(family => resourceOf(family).fields.tournament_id?.source === 'column')

/**
 * Players that the public sees as initials: one on the roster of the pass's game, one on that of another team
 * of its event, one elsewhere.
 */
const minors = { Mina: 'there', Otto: 'beside', Elsa: 'elsewhere' } as const

describe('somebody who came in by a pass for one game of a private organization', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let owner: Client
  let world: World
  let foreign: World
  let holder: Client
  let person: string
  let token: string
  let hidden: number
  const players = new Map<string, number>()

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    owner = new Client(server.url, await server.signIn('owner'))
    world = await makeWorld(owner, 'closed')
    foreign = await makeWorld(owner, 'closed')
    const { season_id } = (await owner.get(`/tournaments/${world.tournament}/`)).body
    const make = async (family: string, values: Body) => (await owner.make(family, values)).id
    hidden = await make('tournaments', { name: 'Secret Cup', season_id, visibility: 'hidden' })
    const beside = await make('teams', { name: 'Beside', season_id })
    await owner.make('tournament_teams', { tournament_id: world.tournament, team_id: beside })
    const [there, elsewhere] = world.places.team
    const teams = { there, beside, elsewhere }
    for (const [first_name, where] of Object.entries(minors)) {
      const player = await make('players', {
        first_name,
        last_name: 'Minor',
        organization_id: world.organization,
        birth_date: '2019-05-06',
        height: 1.37,
        weight: 31.5,
      })
      await owner.make('team_players', { team_id: teams[where], player_id: player, number: 7 })
      players.set(first_name, player)
    }
    const admin = new Account(server.url, await server.signIn('admin', world.organization))
    const place = { kind: 'game', id: world.game }
    const pass = await admin.post('/accounts/passes', { organization_id: world.organization, place })
    const code = String(pass.body.url).split('#')[1]
    const came = await new Account(server.url).post('/accounts/passes/arrive', {
      code,
      name: 'Sam',
      device_id: uuid(),
    })
    token = came.headers.get('set-auth-token') ?? ''
    holder = new Client(server.url, token)
    person = await new Account(server.url, token).id()
  })
  afterAll(() => server.stop())

  const playerCalled = (name: string): number => players.get(name) ?? 0
  const device = (scope = `tournament:${world.tournament}`) => new Device(server.url, scope, token)

  test.each(kinds)('reads %s of its event', async kind => {
    expect((await holder.get(await world.pathFor(kind, false))).status).toBe(200)
  })

  test.each(kinds)('reads no %s of another organization', async kind => {
    expect((await holder.get(await foreign.pathFor(kind, false))).status).toBe(404)
  })

  test.each(families)('counts the %s that it reads', async family => {
    const { meta, objects } = await holder.list(`/${family}/?limit=500`)
    expect(objects.length).toBeGreaterThan(0)
    expect(meta.total_count).toBe(objects.length)
  })

  test.each(ofTournaments)('reads no %s of another event', async family => {
    const [, elsewhere] = world.places.tournament
    const list = `/${family}/?tournament_id=${elsewhere}`
    expect((await holder.list(list)).objects).toEqual([])
  })

  test.each(['tournament', 'event_site', 'game_site', 'game', 'team'] as const)(
    'does not find a %s elsewhere',
    async kind => {
      const [there, elsewhere] = world.places[kind]
      expect((await holder.get(`/${kind}s/${there}/`)).status).toBe(200)
      expect((await holder.get(`/${kind}s/${elsewhere}/`)).status).toBe(404)
    },
  )

  test('reads nothing hidden', async () => {
    expect((await holder.get(`/tournaments/${hidden}/`)).status).toBe(404)
    expect(
      (await device(`tournament:${hidden}`).ask(`tournament:${hidden}/catalog/${EPOCH}/pull`)).status,
    ).toBe(403)
    await owner.put(`/tournaments/${world.tournament}/`, { visibility: 'hidden' })
    expect((await holder.get(`/tournaments/${world.tournament}/`)).status).toBe(404)
    expect((await holder.get(`/games/${world.game}/`)).status).toBe(404)
    expect((await device().ask(`${device().scope}/catalog/${EPOCH}/pull`)).status).toBe(403)
    await owner.put(`/tournaments/${world.tournament}/`, { visibility: 'live' })
    expect((await holder.get(`/games/${world.game}/`)).status).toBe(200)
  })

  test('reads the names of minors on the rosters of its game, initials beside it, and nobody elsewhere', async () => {
    const shown = async (name: string) => {
      const { status, body } = await holder.get(`/players/${playerCalled(name)}/`)
      return status === 200 ? body.first_name : status
    }
    expect(await shown('Mina')).toBe('Mina')
    expect(await shown('Otto')).toBe('O.')
    expect(await shown('Elsa')).toBe(404)
    expect(await holder.column('/players/?name=Otto', 'id')).toEqual([])
    expect(await holder.column('/players/?name=Mina', 'id')).toEqual([playerCalled('Mina')])
  })

  test('reads no personal data of anybody, in no form', async () => {
    const { body } = await holder.get(`/players/${playerCalled('Mina')}/`)
    expect(body).toMatchObject({ birth_date: null, height: null, weight: null, show_initials: null })
    const texts = await Promise.all(
      [
        '/players/?limit=500',
        '/players/?limit=500&format=csv',
        '/team_players/?limit=500',
        '/changes/',
        '/changes/?limit=500',
      ].map(async path =>
        (await fetch(`${server.url}/v1${path}`, { headers: { Authorization: `bearer ${token}` } })).text(),
      ),
    )
    texts.push(JSON.stringify(await device().pull('catalog')))
    for (const text of texts) expect(text).not.toMatch(/2019-05-06|"(height|weight)":\d|Otto|Elsa|Secret Cup/)
    expect(texts.join()).toContain('Mina')
  })

  test('is told of changes in its event alone', async () => {
    const { objects } = (await holder.get('/changes/?limit=500')).body
    const changes = objectsIn(objects)
    const readable = new Set(
      (
        await Promise.all(families.map(family => holder.column(`/${family}/?limit=500`, 'resource_uri')))
      ).flat(),
    )
    for (const { resource_uri } of changes) expect(readable).toContain(resource_uri)
    expect(changes.length).toBeGreaterThan(0)
  })

  test('reads statistics of its event alone, and neither audit nor devices nor verdicts', async () => {
    const [there, elsewhere] = world.places.tournament
    const lines = (tournament: number) =>
      holder.list(`/stats/ultimate/team_stats_per_tournament/?tournament_ids=[${tournament}]`)
    expect((await lines(there)).meta.total_count).toBeGreaterThan(0)
    expect((await lines(elsewhere)).meta.total_count).toBe(0)
    expect((await holder.list('/stats/ultimate/player_stats_per_season/')).objects).toEqual([])
    for (const family of ['audit', 'devices', 'verdicts'])
      expect((await holder.get(await world.pathFor(family, false))).status, family).toBe(403)
  })

  test('has on the tablet the event with the names of its rosters, also as they change', async () => {
    const pulled = async (lwt = 0, id = '') => {
      const page = await device().pull('catalog', lwt, 1000, id)
      return {
        ...page,
        names: page.documents.flatMap(({ family, record }) =>
          family === 'players' && typeof record === 'object' && record !== null && 'first_name' in record
            ? [record.first_name]
            : [],
        ),
        families: new Set(page.documents.map(({ family }) => family)),
      }
    }
    const first = await pulled()
    expect(first.names).toEqual(expect.arrayContaining(['Ada', 'Mina', 'O.']))
    for (const family of ['games', 'game_sites', 'teams', 'team_players', 'tournaments', 'leagues'])
      expect(first.families, 'for the score').toContain(family)
    expect((await pulled(first.checkpoint.lwt, first.checkpoint.id)).names).toEqual([])

    const beside = (await owner.list(`/teams/?search=Beside&organization_ids=[${world.organization}]`))
      .objects[0]
    const { team_2_id } = (await owner.get(`/games/${world.game}/`)).body
    await owner.put(`/pools/${await poolOf()}/`, { team_ids: [world.places.team[0], team_2_id, beside?.id] })
    await owner.put(`/games/${world.game}/`, { team_2_id: beside?.id })
    const then = await pulled(first.checkpoint.lwt, first.checkpoint.id)
    expect(then.names).toContain('Otto')
    expect((await pulled(then.checkpoint.lwt, then.checkpoint.id)).names).toEqual([])
  })

  const poolOf = async () => {
    const [pool] = (await owner.list(`/pools/?tournament_id=${world.tournament}`)).objects
    return Number(pool?.id)
  }

  test('keeps the score of its game and of no other, by both ways', async () => {
    const [, elsewhere] = world.places.game
    const score = { team_1_score: 3, team_2_score: 1, is_final: false }
    expect((await holder.post('/game_scores/', { game_id: world.game, ...score })).status).toBe(201)
    expect(await holder.post('/game_scores/', { game_id: elsewhere, ...score })).toMatchObject({
      status: 400,
      body: { errors: { game_id: [someText(/there is no/)] } },
    })
    const tablet = device()
    const entry = tablet.entry(world.game, 'status', { status: 'live' })
    expect((await tablet.push([entry])).status).toBe(200)
    expect(await tablet.verdicts()).toEqual([])
    const [, other] = world.places.tournament
    expect((await device(`tournament:${other}`).push([entry])).status).toBe(403)
  })

  test('reads all of the organization once a role of their own is given to them', async () => {
    await server.db
      .insertInto('roles')
      .values({ person_id: person, organization_id: world.organization, role: 'viewer' })
      .execute()
    expect((await holder.get(`/players/${playerCalled('Elsa')}/`)).body).toMatchObject({
      first_name: 'Elsa',
      birth_date: '2019-05-06',
    })
    expect((await holder.get(`/tournaments/${hidden}/`)).status).toBe(200)
    await server.db.deleteFrom('roles').where('person_id', '=', person).where('pass_id', 'is', null).execute()
    expect((await holder.get(`/players/${playerCalled('Elsa')}/`)).status).toBe(404)
  })
})
