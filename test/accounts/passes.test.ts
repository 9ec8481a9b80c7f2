import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { removeExpired } from '../../server/accounts/remove-expired.ts'
import { postgresDatabases } from '../support/database.ts'
import { make, makeLeague } from '../support/league.ts'
import { someText } from '../support/matchers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Account } from './account.ts'
import { Browser } from './browser.ts'
import { PassWorld, personIn } from './pass-world.ts'

const refusedCode = { status: 400, body: { code: 'link_expired', error_message: someText(/\w+ \w+/) } }

describe('a pass', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let world: PassWorld

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    world = await PassWorld.make(server)
  })

  const rolesOf = async ({ account }: { account: Account }) => (await account.get('/accounts/me')).body.roles

  test('tells its holder what it is for before they come in', async () => {
    const { code } = await world.makePass()
    const asked = await new Account(server.url).post('/accounts/passes/look', { code })
    expect(asked).toMatchObject({
      status: 200,
      body: {
        role: 'scorekeeper',
        organization: { id: world.league.organization, name: 'Test Organization' },
        place: { kind: 'game_site', id: world.field, name: 'Field 1' },
        event: { scope: `tournament:${world.league.tournament}`, name: 'Test Cup' },
        made_by: 'Test admin',
        expires_at: null,
      },
    })
  })

  test('lets many in who give a name and nothing else, each with its role at its place alone', async () => {
    const { code } = await world.makePass()
    for (const name of ['Sam', 'Kim']) {
      const { id, account } = await world.arrive(code, name)
      expect((await account.get('/accounts/me')).body).toEqual({
        person: { id, name, email: null },
        roles: [
          {
            organization_id: world.league.organization,
            role: 'scorekeeper',
            place: { kind: 'game_site', id: world.field },
          },
        ],
        asks_to_verify_email: false,
        is_pass_holder: true,
      })
    }
  })

  test('of a team makes captains, and of one day scorekeepers of that day', async () => {
    const team = await world.makePass({ kind: 'team', id: world.league.teams[0] })
    expect(await rolesOf(await world.arrive(team.code))).toMatchObject([{ role: 'captain' }])
    const place = { kind: 'tournament', id: world.league.tournament, day: '2026-06-01' }
    const day = await world.makePass(place)
    expect(await rolesOf(await world.arrive(day.code))).toMatchObject([{ role: 'scorekeeper', place }])
  })

  test('is asked for a name', async () => {
    const { code } = await world.makePass()
    expect(await world.show(code)).toMatchObject({ status: 400, body: { errors: { name: [someText()] } } })
    expect(await world.show(code, { name: '  ' })).toMatchObject({
      status: 400,
      body: { errors: { name: [someText()] } },
    })
    expect(await world.show(code, { name: 'x'.repeat(81) })).toMatchObject({ status: 400 })
    expect(await world.show('nonsense', { name: 'Sam' })).toMatchObject(refusedCode)
  })

  test('gives its role to a person with an account, and makes no second person', async () => {
    const { code, id } = await world.makePass()
    const ada = new Account(server.url, await server.signIn('viewer', world.league.organization))
    expect((await ada.post('/accounts/passes/arrive', { code })).status).toBe(201)
    expect((await ada.post('/accounts/passes/arrive', { code })).status).toBe(201)
    expect((await ada.get('/accounts/me')).body.roles).toHaveLength(2)
    expect((await world.listed(id)).arrivals).toMatchObject([{ name: 'Test viewer', has_account: true }])
    const { token } = await ada.makeToken()
    const program = new Account(server.url, token)
    expect(await program.post('/accounts/passes/arrive', { code })).toMatchObject({
      status: 403,
      body: { code: 'session_needed' },
    })
  })

  test('is made by people who could give its role, only for places of the organization', async () => {
    const place = { kind: 'game_site', id: world.field }
    for (const role of ['scorekeeper', 'viewer'] as const) {
      const other = new Account(server.url, await server.signIn(role, world.league.organization))
      expect((await world.ask(place, {}, other)).status).toBe(403)
    }
    const foreign = await make(server.db, 'organizations', { name: 'Another' })
    const chief = new Account(server.url, await server.signIn('owner', foreign))
    expect((await world.ask(place, {}, chief)).status).toBe(403)
    expect((await world.ask(place, {}, new Account(server.url))).status).toBe(401)
    expect(await world.ask(place, { organization_id: foreign }, chief)).toMatchObject({
      status: 400,
      body: { errors: { place: [someText(/no game site/)] } },
    })
    const { token } = await world.admin.makeToken()
    expect(await world.ask(place, {}, new Account(server.url, token))).toMatchObject({
      status: 403,
      body: { code: 'session_needed' },
    })
    for (const wrong of [null, { kind: 'planet', id: 1 }, { kind: 'tournament', id: 1, day: 'today' }])
      expect((await world.ask(wrong)).status).toBe(400)
    expect((await world.ask(place, { expires_at: 'soon' })).status).toBe(400)
  })

  test('keeps its code nowhere', async () => {
    const { code } = await world.makePass()
    const { rows } = await sql<{ text: string }>`select passes::text as text from passes`.execute(server.db)
    expect(rows.some(({ text }) => text.includes(code))).toBe(false)
  })

  test('lets nobody in once it has expired; a week later the roles end that it gave', async () => {
    const { code, id } = await world.makePass(undefined, { expires_at: '2100-01-01T00:00:00Z' })
    const sam = await world.arrive(code)
    const expire = (days: number) =>
      sql`update passes set expires_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
        server.db,
      )
    await sql`update roles set time_created = now() - interval '9 days' where person_id = ${sam.id}`.execute(
      server.db,
    )
    await expire(6)
    await removeExpired(server.db)
    expect(await world.show(code, { name: 'Kim' })).toMatchObject(refusedCode)
    const told = await new Account(server.url).post('/accounts/passes/look', { code })
    expect(told).toMatchObject({
      ...refusedCode,
      body: {
        error_message: someText(/^This link ended on .* UTC\. Ask Test Organization for a new one\.$/),
      },
    })
    expect(await rolesOf(sam)).toHaveLength(1)
    await expire(8)
    await removeExpired(server.db)
    expect(await rolesOf(sam)).toEqual([])
  })

  test('that is revoked lets nobody in, and ends the role of all who came in by it', async () => {
    const { code, id } = await world.makePass()
    const [sam, kim] = [await world.arrive(code), await world.arrive(code, 'Kim')]
    expect((await world.admin.delete(`/accounts/passes/${id}`)).status).toBe(204)
    expect(await world.show(code, { name: 'Lee' })).toMatchObject(refusedCode)
    const look = (shown: string) => new Account(server.url).post('/accounts/passes/look', { code: shown })
    const said = async (shown: string) => (await look(shown)).body.error_message
    expect(await look(code)).toMatchObject(refusedCode)
    expect(await said(code)).toBe('Test Organization has ended this link. Ask there for a new one.')
    expect(await said(`${code}x`)).toMatch(/^Nobody can come in by this link/)
    expect((await world.show(code, { name: 'Lee' })).body.error_message).toBe(await said(code))
    expect([await rolesOf(sam), await rolesOf(kim)]).toEqual([[], []])
    const { revoked_at, arrivals } = await world.listed(id)
    expect([revoked_at, ...arrivals.map(one => one.revoked_at)]).toEqual([someText(), someText(), someText()])
    expect((await world.admin.post(`/accounts/passes/${id}/code`, {})).status).toBe(409)
  })

  test('that ended names its event to those who know its code, if everybody may see that', async () => {
    const { code, id } = await world.makePass()
    await world.admin.delete(`/accounts/passes/${id}`)
    const event = { scope: `tournament:${world.league.tournament}`, name: 'Test Cup' }
    const look = async (shown: string) =>
      (await new Account(server.url).post('/accounts/passes/look', { code: shown })).body
    expect(await look(code)).toMatchObject({ code: 'link_expired', event })
    expect(await look(`${code}x`)).not.toHaveProperty('event')
    await server.db
      .updateTable('organizations')
      .set({ is_public: false })
      .where('id', '=', world.league.organization)
      .execute()
    expect(await look(code)).not.toHaveProperty('event')
  })

  test('of somebody who may not make it any more says whom to ask', async () => {
    const { code } = await world.makePass()
    await server.db.deleteFrom('roles').where('role', '=', 'admin').execute()
    const { body } = await new Account(server.url).post('/accounts/passes/look', { code })
    expect(body).toMatchObject({
      error_message: 'This link lets nobody in at present. Ask Test Organization for a new one.',
    })
  })

  test('is revoked for one person, or for one device, which does not come in by it again', async () => {
    const { code, id } = await world.makePass()
    const [sam, kim] = [await world.arrive(code), await world.arrive(code, 'Kim')]
    const lee = await world.arrive(code, 'Lee', kim.device)
    expect((await world.admin.delete(`/accounts/passes/${id}/people/${sam.id}`)).status).toBe(204)
    expect(await rolesOf(sam)).toEqual([])
    expect(await rolesOf(kim)).toHaveLength(1)
    expect((await world.admin.delete(`/accounts/passes/${id}/devices/${kim.device}`)).status).toBe(204)
    expect([await rolesOf(kim), await rolesOf(lee)]).toEqual([[], []])
    for (const again of [
      world.show(code, { name: 'Max', device_id: kim.device }),
      sam.account.post('/accounts/passes/arrive', { code }),
    ])
      expect(await again).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
    expect((await world.show(code, { name: 'Max', device_id: uuid() })).status).toBe(201)
    for (const whom of ['people/nobody', `devices/${uuid()}`])
      expect((await world.admin.delete(`/accounts/passes/${id}/${whom}`)).status).toBe(404)
  })

  test('lets somebody in again by name', async () => {
    const { code, id } = await world.makePass()
    const sam = await world.arrive(code)
    await world.admin.delete(`/accounts/passes/${id}`)
    expect((await world.admin.post(`/accounts/passes/${id}/people/${sam.id}`, {})).status).toBe(204)
    expect(await rolesOf(sam)).toHaveLength(1)
    expect((await world.admin.post(`/accounts/passes/${id}/people/nobody`, {})).status).toBe(404)
  })

  test('gets another code: the earlier one lets nobody in, and who is in stays', async () => {
    const { code, id } = await world.makePass()
    const sam = await world.arrive(code)
    const { body } = await world.admin.post(`/accounts/passes/${id}/code`, {})
    expect(await world.show(code, { name: 'Kim' })).toMatchObject(refusedCode)
    await world.arrive(String(body.url).split('#')[1] ?? '', 'Kim')
    expect(await rolesOf(sam)).toHaveLength(1)
    expect((await world.listed(id)).arrivals.map(({ name }) => name)).toEqual(['Sam', 'Kim'])
  })

  test('is listed for each tournament to which it lets somebody in: as a whole, on its days, fields and sites, at its games, for its teams', async () => {
    const { league, field, game } = world
    const another = await makeLeague(server.db)
    const cup = await make(server.db, 'tournaments', {
      name: 'Autumn Cup',
      season_id: league.season,
      start_date: '2026-09-05',
      end_date: '2026-09-06',
    })
    await make(server.db, 'tournament_teams', { tournament_id: cup, team_id: league.teams[1] })
    const { event_site_id } = await server.db
      .selectFrom('game_sites')
      .select('event_site_id')
      .where('id', '=', field)
      .executeTakeFirstOrThrow()
    const yard = await make(server.db, 'event_sites', { name: 'Yard', tournament_id: cup })
    const pitch = await make(server.db, 'game_sites', { name: 'Pitch', event_site_id: yard })
    const ids = async (places: readonly object[]) => {
      const made: number[] = []
      for (const place of places) made.unshift((await world.makePass(place)).id)
      return made
    }
    const ofTest = await ids([
      { kind: 'tournament', id: league.tournament },
      { kind: 'tournament', id: league.tournament, day: '2026-06-01' },
      { kind: 'event_site', id: event_site_id },
      { kind: 'game_site', id: field, day: '2026-06-01' },
      { kind: 'game', id: game },
      { kind: 'team', id: league.teams[0] },
    ])
    const [ofBoth] = await ids([{ kind: 'team', id: league.teams[1] }])
    const ofCup = await ids([
      { kind: 'tournament', id: cup },
      { kind: 'event_site', id: yard, day: '2026-09-05' },
      { kind: 'game_site', id: pitch, day: '2026-09-06' },
    ])
    await ids([{ kind: 'game_site', id: pitch, day: '2026-09-07' }])
    const listedFor = async (tournament: number) =>
      (await world.listedAll(`&tournament_id=${tournament}`)).map(({ id }) => id)
    expect(await listedFor(league.tournament)).toEqual([ofBoth, ...ofTest])
    expect(await listedFor(cup)).toEqual([...ofCup, ofBoth])
    expect(await listedFor(another.tournament)).toEqual([])
    expect(await world.listedAll()).toHaveLength(11)
  })

  test('shows the office alone who came in by it, on which device, and when they were last heard from', async () => {
    const { code, id } = await world.makePass()
    const sam = await world.arrive(code)
    const { arrivals } = await world.listed(id)
    expect(arrivals).toEqual([
      {
        person_id: sam.id,
        name: 'Sam',
        device_id: sam.device,
        has_account: false,
        last_seen: someText(/^20/),
        revoked_at: null,
      },
    ])
    const path = `/accounts/passes?organization_id=${world.league.organization}`
    expect((await sam.account.get(path)).status).toBe(403)
    const foreign = await server.signIn('owner', await make(server.db, 'organizations', { name: 'Another' }))
    expect((await new Account(server.url, foreign).get(path)).status).toBe(403)
  })

  test('of another organization is not changed by those of this one', async () => {
    const { id } = await world.makePass()
    const foreign = await server.signIn('owner', await make(server.db, 'organizations', { name: 'Another' }))
    const chief = new Account(server.url, foreign)
    expect((await chief.delete(`/accounts/passes/${id}`)).status).toBe(403)
    expect((await chief.post(`/accounts/passes/${id}/code`, {})).status).toBe(403)
    expect((await chief.delete(`/accounts/passes/${id}/people/somebody`)).status).toBe(403)
    expect((await chief.post(`/accounts/passes/${id}/people/somebody`, {})).status).toBe(403)
    expect((await chief.delete('/accounts/passes/4711')).status).toBe(404)
  })

  test('lets all in who come at once, and none of them after it was revoked at that moment', async () => {
    const { code, id } = await world.makePass()
    const replies = await Promise.all([
      ...Array.from({ length: 8 }, (_, number) => world.show(code, { name: `Sam ${number}` })),
      world.admin.delete(`/accounts/passes/${id}`),
    ])
    expect(replies.map(({ status }) => status).filter(status => ![201, 204, 400].includes(status))).toEqual(
      [],
    )
    const left = await server.db.selectFrom('roles').select('id').where('pass_id', '=', id).execute()
    expect(left).toEqual([])
  })

  test('lets a hundred in within a day, so that nobody fills the server with people', async () => {
    const { code, id } = await world.makePass()
    await sql`insert into people (id, name, email, email_verified, created_at, updated_at)
      select 'flood-' || ${id} || '-' || n, 'Sam', 'flood-' || ${id} || '-' || n || '@example.org', false, now(), now() from generate_series(1, 99) as n`.execute(
      server.db,
    )
    await sql`insert into pass_arrivals (pass_id, person_id) select ${id}, id from people where id like ${`flood-${id}-%`}`.execute(
      server.db,
    )
    expect((await world.show(code, { name: 'Sam' })).status).toBe(201)
    const refused = await world.show(code, { name: 'Kim' })
    expect(refused).toMatchObject({ status: 429, body: { error_message: someText(/100/) } })
    // The first of them no longer counts a day after it.
    const seconds = Number(refused.headers.get('retry-after'))
    expect([seconds > 86_000, seconds <= 86_400]).toEqual([true, true])
    await sql`update pass_arrivals set arrived_at = now() - interval '25 hours' where pass_id = ${id}`.execute(
      server.db,
    )
    expect((await world.show(code, { name: 'Kim' })).status).toBe(201)
  })

  test('is not found by guessing, and a poster that is no longer good keeps nobody out who has a good one', async () => {
    const { code } = await world.makePass()
    for (let guess = 0; guess < 20; guess++) await world.show('of an old poster', { name: 'Sam' })
    const many = await world.show('of an old poster', { name: 'Sam' })
    expect([many.status, Number(many.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await world.show(code, { name: 'Sam' })).status).toBe(201)
  })
})

describe('who came in by a pass', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let world: PassWorld

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    world = await PassWorld.make(server)
  })
  afterAll(() => server.stop())

  test('makes no tokens, programs, passkeys or invitations, and has no password to lose', async () => {
    const { code } = await world.makePass()
    const sam = await world.arrive(code)
    const refused = {
      status: 403,
      body: { code: 'account_needed', error_message: someText(/account of your own/) },
    }
    for (const [path, values] of [
      ['/accounts/tokens', { name: 'Script' }],
      ['/accounts/programs', { name: 'Script', redirect_uris: [], keeps_secret: true }],
      ['/accounts/passkeys/challenge', {}],
      ['/accounts/second-factor', { password: 'x' }],
      ['/accounts/invitations', { organization_id: world.league.organization, role: 'viewer' }],
      ['/accounts/passes', { organization_id: world.league.organization, place: null }],
    ] as const)
      expect(await sam.account.post(path, values), path).toMatchObject(refused)
    expect(await world.admin.post(`/accounts/people/${sam.id}/reset-link`, {})).toMatchObject({
      status: 403,
      body: { code: 'account_needed' },
    })
  })

  test('shares a device with others, each by a cookie of their own that a request names', async () => {
    const { code } = await world.makePass()
    const tablet = new Browser(server.url)
    const ids: string[] = []
    for (const name of ['Sam', 'Kim']) {
      const { body } = await tablet.post('/accounts/passes/arrive', { code, name })
      ids.push(personIn(body)?.id ?? '')
    }
    const [sam = '', kim = ''] = ids
    const nameOf = async (holder?: string) =>
      personIn((await tablet.send('GET', '/accounts/me', undefined, holder)).body)?.name
    expect([await nameOf(sam), await nameOf(kim), await nameOf()]).toEqual(['Sam', 'Kim', undefined])

    await tablet.post('/accounts/auth/sign-in/email', {})
    expect((await tablet.send('DELETE', '/accounts/passes/here', undefined, sam)).status).toBe(204)
    expect([await nameOf(sam), await nameOf(kim)]).toEqual([undefined, 'Kim'])
    expect((await tablet.send('GET', '/accounts/me', undefined, 'somebody')).status).toBe(401)
  })

  test('stays on a device on which somebody signs in and out', async () => {
    const { code } = await world.makePass()
    const tablet = new Browser(server.url)
    const { body } = await tablet.post('/accounts/passes/arrive', { code, name: 'Sam' })
    const sam = personIn(body)?.id
    const joined = await world.admin.post('/accounts/invitations', {
      organization_id: world.league.organization,
      role: 'viewer',
    })
    const olga = { name: 'Olga', email: 'olga@example.org', password: 'violet lantern 42' }
    await tablet.post('/accounts/join', { code: String(joined.body.url).split('#')[1], ...olga })
    expect((await tablet.get('/accounts/me')).body).toMatchObject({ person: { name: 'Olga' } })
    expect((await tablet.post('/accounts/auth/sign-out', {})).status).toBe(200)
    expect((await tablet.get('/accounts/me')).status).toBe(401)
    expect((await tablet.send('GET', '/accounts/me', undefined, sam)).body).toMatchObject({
      person: { name: 'Sam' },
    })
  })

  test('gets an account by a link, once: with what they are, and with the role that no longer ends with the pass', async () => {
    const { code, id } = await world.makePass()
    const sam = await world.arrive(code)
    const stranger = await server.signIn('owner', await make(server.db, 'organizations', { name: 'Another' }))
    expect(
      (await new Account(server.url, stranger).post(`/accounts/people/${sam.id}/account-link`, {})).status,
    ).toBe(403)
    const { status, body } = await world.admin.post(`/accounts/people/${sam.id}/account-link`, {})
    expect(status).toBe(201)
    const link = {
      code: String(body.url).split('#')[1],
      email: 'sam@example.org',
      password: 'violet lantern 42',
    }
    const browser = new Browser(server.url)
    expect(await browser.post('/accounts/own-account', { ...link, email: 'no address' })).toMatchObject({
      status: 400,
    })
    expect((await browser.post('/accounts/own-account', link)).status).toBe(201)
    await world.admin.delete(`/accounts/passes/${id}`)
    expect((await browser.get('/accounts/me')).body).toMatchObject({
      person: { id: sam.id, name: 'Sam', email: 'sam@example.org' },
      roles: [{ role: 'scorekeeper', place: { kind: 'game_site', id: world.field } }],
      is_pass_holder: false,
    })
    // The tablet that they came in on goes on too.
    expect((await sam.account.get('/accounts/me')).status).toBe(200)
    expect((await sam.account.get('/v1/players/me/')).body).toMatchObject({ first_name: 'Sam' })
    expect(await browser.post('/accounts/own-account', link)).toMatchObject(refusedCode)
    expect((await world.admin.post(`/accounts/people/${sam.id}/account-link`, {})).status).toBe(409)
  })

  test('does not take the address of another account', async () => {
    const { code } = await world.makePass()
    const sam = await world.arrive(code)
    const { body } = await world.admin.post(`/accounts/people/${sam.id}/account-link`, {})
    const email = personIn((await world.admin.get('/accounts/me')).body)?.email
    const link = { code: String(body.url).split('#')[1], email, password: 'violet lantern 42' }
    expect(await new Browser(server.url).post('/accounts/own-account', link)).toMatchObject({
      status: 400,
      body: { errors: { email: [someText()] } },
    })
  })
})

describe('an open invitation', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let world: PassWorld

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    world = await PassWorld.make(server)
  })
  afterAll(() => server.stop())

  const invite = (role: string) =>
    world.admin.post('/accounts/invitations', {
      organization_id: world.league.organization,
      role,
      place: role === 'scorekeeper' ? { kind: 'tournament', id: world.league.tournament } : null,
    })
  const open = () => `/accounts/invitations?organization_id=${world.league.organization}`

  test('says who invites, as what and for which event, is listed for the office, and can be taken back', async () => {
    const code = String((await invite('scorekeeper')).body.url).split('#')[1]
    const anybody = new Account(server.url)
    expect((await anybody.post('/accounts/invitations/look', { code })).body).toMatchObject({
      role: 'scorekeeper',
      place: { kind: 'tournament', name: 'Test Cup' },
      event: { scope: `tournament:${world.league.tournament}`, name: 'Test Cup' },
      made_by: 'Test admin',
    })
    const { body } = await world.admin.get(open())
    expect(body.invitations).toMatchObject([{ role: 'scorekeeper', made_by: 'Test admin' }])
    const [id] = z
      .array(z.object({ id: z.int() }))
      .parse(body.invitations)
      .map(one => one.id)
    const viewer = new Account(server.url, await server.signIn('viewer', world.league.organization))
    expect((await viewer.get(open())).status).toBe(403)
    expect((await viewer.delete(`/accounts/invitations/${id}`)).status).toBe(403)
    expect((await world.admin.delete(`/accounts/invitations/${id}`)).status).toBe(204)
    expect(await anybody.post('/accounts/invitations/look', { code })).toMatchObject(refusedCode)
    expect((await world.admin.delete(`/accounts/invitations/${id}`)).status).toBe(404)
  })
})
