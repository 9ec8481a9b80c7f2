import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { postgresDatabases } from '../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { objectWith, someText } from '../support/matchers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Account } from './account.ts'
import { Browser } from './browser.ts'

const listed = z.object({
  roles: z.array(z.object({ id: z.int(), role: z.string(), person: z.object({ id: z.string() }) })),
})

const rolesIn = async (account: Account, query = '') =>
  listed.parse((await account.get(`/accounts/roles${query}`)).body).roles

describe('roles', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let owner: Account
  let admin: Account

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    owner = new Account(server.url, await server.signIn('owner'))
    admin = new Account(server.url, await server.signIn('admin', league.organization))
  })
  afterAll(() => server.stop())

  const inOrganization = () => `?organization_id=${league.organization}`
  const scorekeeper = async () =>
    new Account(
      server.url,
      await server.signIn('scorekeeper', league.organization, { kind: 'tournament', id: league.tournament }),
    )

  test('are seen by the owners and admins of the organization, with the person and the place', async () => {
    const sam = await scorekeeper()
    const reply = await admin.get(`/accounts/roles${inOrganization()}`)
    expect(reply.status).toBe(200)
    expect(reply.body.roles).toContainEqual(
      objectWith({
        role: 'scorekeeper',
        place: { kind: 'tournament', id: league.tournament },
        person: { id: await sam.id(), name: 'Test scorekeeper', email: someText(/@example\.org$/) },
        is_disabled: false,
        sessions: 1,
        last_seen: someText(/^\d{4}-/),
        time_created: someText(/^\d{4}-/),
      }),
    )
    expect((await rolesIn(owner, inOrganization())).map(({ role }) => role)).toEqual(
      expect.arrayContaining(['admin', 'scorekeeper']),
    )
  })

  test('in all organizations are seen by those who have such a one', async () => {
    expect((await rolesIn(owner)).map(({ role }) => role)).toEqual(['owner'])
    expect(await admin.get('/accounts/roles')).toMatchObject({
      status: 403,
      body: { error_message: someText(/\w+ \w+/) },
    })
  })

  test('are seen by nobody else', async () => {
    expect((await (await scorekeeper()).get(`/accounts/roles${inOrganization()}`)).status).toBe(403)
    expect((await admin.get(`/accounts/roles?organization_id=${league.organization + 1}`)).status).toBe(403)
    expect((await new Account(server.url).get(`/accounts/roles${inOrganization()}`)).status).toBe(401)
    expect(await owner.get('/accounts/roles?organization_id=mine')).toMatchObject({
      status: 400,
      body: { errors: { organization_id: [someText()] } },
    })
  })

  test('are taken away by people who could invite to them', async () => {
    const sam = await scorekeeper()
    const samId = await sam.id()
    const held = (await rolesIn(admin, inOrganization())).find(({ person }) => person.id === samId)
    expect((await sam.delete(`/accounts/roles/${held?.id}`)).status).toBe(403)
    expect((await admin.delete(`/accounts/roles/${held?.id}`)).status).toBe(204)
    expect((await sam.get('/accounts/me')).body.roles).toEqual([])
    expect(await admin.delete(`/accounts/roles/${held?.id}`)).toMatchObject({
      status: 404,
      body: { error_message: someText(/\w+ \w+/) },
    })
  })

  test('of an owner are not taken away by an admin', async () => {
    const chief = new Account(server.url, await server.signIn('owner', league.organization))
    const chiefId = await chief.id()
    const held = (await rolesIn(admin, inOrganization())).find(({ person }) => person.id === chiefId)
    expect((await admin.delete(`/accounts/roles/${held?.id}`)).status).toBe(403)
    expect((await owner.delete(`/accounts/roles/${held?.id}`)).status).toBe(204)
  })

  test('of the last owner stay, even when two owners remove each other at the same moment', async () => {
    const two = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    onTestFinished(() => two.stop())
    const one = new Account(two.url, await two.signIn('owner'))
    const other = new Account(two.url, await two.signIn('owner'))
    const [first, second] = await rolesIn(one)
    const replies = await Promise.all([
      one.delete(`/accounts/roles/${second?.id}`),
      other.delete(`/accounts/roles/${first?.id}`),
    ])
    const statuses = replies.map(({ status }) => status).sort()
    expect([
      [204, 403],
      [204, 409],
    ]).toContainEqual(statuses) // 403 if the one was done before the other was read
    const [last, ...more] = await two.db.selectFrom('roles').select('id').execute()
    expect(more).toEqual([])
    const owner = last?.id === first?.id ? one : other
    expect(await owner.delete(`/accounts/roles/${last?.id}`)).toMatchObject({
      status: 409,
      body: { error_message: someText(/last owner/) },
    })
  })
})

describe('an invitation to a place', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let admin: Account
  let places: Readonly<Record<'tournament' | 'event_site' | 'game_site' | 'game' | 'team', number>>

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    admin = new Account(server.url, await server.signIn('admin', league.organization))
    const eventSite = await make(server.db, 'event_sites', {
      name: 'Park',
      organization_id: league.organization,
    })
    places = {
      tournament: league.tournament,
      event_site: eventSite,
      game_site: await make(server.db, 'game_sites', { name: 'Field 1', event_site_id: eventSite }),
      game: await makeGame(server.db, league),
      team: league.teams[0],
    }
  })
  afterAll(() => server.stop())

  const ask = (role: string, place: unknown, organization_id: number | null = league.organization) =>
    admin.post('/accounts/invitations', { organization_id, role, place })

  const join = async (browser: Browser, role: string, place: unknown) =>
    browser.post('/accounts/join', {
      code: String((await ask(role, place)).body.url).split('#')[1],
      name: 'Sam',
      email: 'sam@example.org',
      password: 'violet lantern 42',
    })

  test.each(['tournament', 'event_site', 'game_site', 'game'] as const)(
    'makes a scorekeeper of one %s',
    async kind => {
      expect((await ask('scorekeeper', { kind, id: places[kind] })).status).toBe(201)
    },
  )

  test('makes the captain of a team, who may also be a scorekeeper here and there: each role stays for itself', async () => {
    const browser = new Browser(server.url)
    const given = [
      ['captain', { kind: 'team', id: places.team }],
      ['scorekeeper', null],
      ['scorekeeper', { kind: 'game', id: places.game }],
      ['captain', { kind: 'team', id: league.teams[1] }],
    ] as const
    for (const [role, place] of given) expect((await join(browser, role, place)).status).toBe(201)
    expect((await join(browser, 'captain', { kind: 'team', id: places.team })).status).toBe(201)
    const { roles } = z
      .object({ roles: z.array(z.unknown()) })
      .parse((await browser.get('/accounts/me')).body)
    expect(roles).toHaveLength(given.length)
    for (const [role, place] of given)
      expect(roles).toContainEqual({ organization_id: league.organization, role, place })
  })

  test('is refused where the role does not hold there', async () => {
    const refused = {
      status: 400,
      body: { error_message: someText(/\w+ \w+/), errors: { place: [someText(/\w+ \w+/)] } },
    }
    expect(await ask('scorekeeper', { kind: 'team', id: places.team })).toMatchObject(refused)
    expect(await ask('captain', { kind: 'tournament', id: places.tournament })).toMatchObject(refused)
    expect(await ask('captain', null)).toMatchObject(refused)
    for (const role of ['admin', 'viewer'])
      expect(await ask(role, { kind: 'tournament', id: places.tournament })).toMatchObject(refused)
  })

  test('is refused where there is no such place in the organization; a guest team of its tournaments is one', async () => {
    const elsewhere = await makeLeague(server.db)
    const refused = { status: 400, body: { errors: { place: [someText(/\w+ \w+/)] } } }
    expect(await ask('scorekeeper', { kind: 'tournament', id: elsewhere.tournament })).toMatchObject(refused)
    expect(await ask('scorekeeper', { kind: 'game', id: 4711 })).toMatchObject(refused)
    expect(await ask('captain', { kind: 'team', id: elsewhere.teams[0] })).toMatchObject(refused)
    await make(server.db, 'tournament_teams', {
      tournament_id: league.tournament,
      team_id: elsewhere.teams[1],
    })
    expect((await ask('captain', { kind: 'team', id: elsewhere.teams[1] })).status).toBe(201)
    expect(await ask('scorekeeper', 'everywhere')).toMatchObject(refused)
    expect(await ask('scorekeeper', { kind: 'planet', id: 1 })).toMatchObject({
      status: 400,
      body: { errors: { 'place.kind': [someText()] } },
    })
  })

  test('is refused without an organization', async () => {
    const owner = new Account(server.url, await server.signIn('owner'))
    const reply = await owner.post('/accounts/invitations', {
      organization_id: null,
      role: 'scorekeeper',
      place: { kind: 'game', id: places.game },
    })
    expect(reply).toMatchObject({ status: 400, body: { errors: { organization_id: [someText()] } } })
  })
})
