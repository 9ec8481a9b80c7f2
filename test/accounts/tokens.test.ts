import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../support/database.ts'
import { someText } from '../support/matchers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Account, askForToken, CALLBACK } from './account.ts'

describe('a personal token', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let ada: Account
  let organization: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const owner = new Account(server.url, await server.signIn('owner'))
    organization = Number((await owner.post('/v1/organizations/', { name: 'Org' })).body.id)
    ada = new Account(server.url, await server.signIn('admin', organization))
  })
  afterAll(() => server.stop())

  const newLeague = (token?: string) =>
    new Account(server.url, token).post('/v1/leagues/', {
      name: 'League',
      organization_id: organization,
      sport: 'ultimate',
      gender: 'mixed',
    })

  test('is shown once, when it is made', async () => {
    const reply = await ada.post('/accounts/tokens', { name: ' Results ', expires_in_days: 30 })
    expect(reply.status).toBe(201)
    expect(reply.body).toEqual({
      id: Number(reply.body.id),
      name: 'Results',
      scope: 'manage',
      token: someText(/^[0-9a-f]{64}$/),
      expires_at: someText(),
    })
    const lasts = Date.parse(String(reply.body.expires_at)) - Date.now()
    expect(Math.round(lasts / 86_400_000)).toBe(30)
    const list = await ada.get('/accounts/tokens')
    expect(list.headers.get('cache-control')).toBe('no-store')
    expect(list.body).toEqual({
      tokens: [
        {
          id: reply.body.id,
          name: 'Results',
          scope: 'manage',
          time_created: someText(),
          last_used_at: null,
          expires_at: reply.body.expires_at,
        },
      ],
    })
  })

  test('without days lasts a year, and as long as is said otherwise', async () => {
    const { body } = await ada.post('/accounts/tokens', { name: 'Results' })
    expect(Math.round((Date.parse(String(body.expires_at)) - Date.now()) / 86_400_000)).toBe(365)
    const until = `${new Date().getFullYear() + 2}-01-31T00:00:00+00:00`
    expect((await ada.post('/accounts/tokens', { name: 'Results', expires_at: until })).body.expires_at).toBe(
      until,
    )
  })

  test.each([
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x', expires_in_days: 0 }, 'expires_in_days'],
    [{ name: 'x', expires_in_days: 3651 }, 'expires_in_days'],
    [{ name: 'x', expires_in_days: 1.5 }, 'expires_in_days'],
    [{ name: 'x', expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
    [{ name: 'x', expires_at: 'tomorrow' }, 'expires_at'],
    [{ name: 'x', expires_at: '2999-01-01T00:00:00Z' }, 'expires_at'],
    [{ name: 'x', scope: 'all' }, 'scope'],
  ])('is not made from %j', async (values, field) => {
    expect(await ada.post('/accounts/tokens', values)).toMatchObject({
      status: 400,
      body: { error_message: someText(/\w+ \w+/), errors: { [field]: [someText()] } },
    })
  })

  test('does what the person may do at that moment', async () => {
    const bob = new Account(server.url, await server.signIn('admin', organization))
    const { token } = await bob.makeToken()
    expect((await newLeague(token)).status).toBe(201)
    await sql`update roles set role = 'viewer' where person_id = ${await bob.id()}`.execute(server.db)
    expect((await newLeague(token)).status).toBe(403)
  })

  test('is named where it is kept who changed what', async () => {
    const { token } = await ada.makeToken({ name: 'Nightly script' })
    const id = Number((await newLeague(token)).body.id)
    const made = await server.db
      .selectFrom('audit')
      .select(['person_id', 'client_kind', 'client_name'])
      .where('family', '=', 'leagues')
      .where('key_1', '=', id)
      .execute()
    expect(made).toEqual([{ person_id: await ada.id(), client_kind: 'token', client_name: 'Nightly script' }])
  })

  test('makes no further tokens and no programs', async () => {
    const script = new Account(server.url, (await ada.makeToken()).token)
    for (const path of ['/accounts/tokens', '/accounts/programs', '/accounts/allowed-programs']) {
      expect(await script.get(path)).toMatchObject({
        status: 403,
        body: { error_message: 'A token cannot do this. Sign in with your password.' },
      })
    }
    expect((await script.post('/accounts/tokens', { name: 'More' })).status).toBe(403)
    expect(
      (await script.post('/accounts/programs', { name: 'More', redirect_uris: [], keeps_secret: true }))
        .status,
    ).toBe(403)
    expect((await new Account(server.url).post('/accounts/tokens', { name: 'More' })).status).toBe(401)
  })

  test('ends when its time is over, or when it is removed, by its person alone', async () => {
    const late = await ada.makeToken({ expires_in_days: 1 })
    expect((await newLeague(late.token)).status).toBe(201)
    await sql`update tokens set expires_at = now() where id = ${late.id}`.execute(server.db)
    expect((await newLeague(late.token)).status).toBe(401)

    const { id, token } = await ada.makeToken()
    const eve = new Account(server.url, await server.signIn('admin', organization))
    expect(await eve.delete(`/accounts/tokens/${id}`)).toMatchObject({
      status: 404,
      body: { error_message: someText(/\w+ \w+/) },
    })
    expect((await newLeague(token)).status).toBe(201)
    expect((await ada.delete(`/accounts/tokens/${id}`)).status).toBe(204)
    expect((await newLeague(token)).status).toBe(401)
    expect((await ada.delete(`/accounts/tokens/${id}`)).status).toBe(404)
    expect((await ada.delete('/accounts/tokens/x')).status).toBe(400)
  })

  test('has the minute of its last use, not written with every request', async () => {
    const { id, token } = await ada.makeToken()
    const script = new Account(server.url, token)
    const lastUse = async () =>
      (
        await server.db
          .selectFrom('tokens')
          .select('last_used_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).last_used_at
    await script.get('/accounts/me')
    await expect.poll(lastUse).not.toBeNull()
    const first = await lastUse()
    for (let use = 0; use < 3; use++) await script.get('/accounts/me')
    expect(await lastUse()).toBe(first)
    await sql`update tokens set last_used_at = now() - interval '2 minutes' where id = ${id}`.execute(
      server.db,
    )
    await script.get('/accounts/me')
    await expect.poll(async () => Date.parse((await lastUse()) ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })
})

describe('a token is shown', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let ada: Account
  let token: string

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    ada = new Account(server.url, await server.signIn('owner'))
    await ada.post('/v1/organizations/', { name: 'Secret' })
    token = (await ada.makeToken()).token
  })
  afterAll(() => server.stop())

  const send = (path: string, init: RequestInit = {}) => fetch(server.url + path, init)
  const sees = async (path: string, init?: RequestInit) =>
    (await (await send(path, init)).text()).includes('Secret')
  const make = (query: string, headers = {}) =>
    send(`/v1/organizations/${query}`, {
      method: 'POST',
      body: '{"name":"New"}',
      headers: { 'Content-Type': 'application/json', ...headers },
    })

  test.each(['Bearer', 'bearer', 'BEARER'])('as a header, with the scheme written %s', async scheme => {
    expect(await sees('/v1/organizations/', { headers: { Authorization: `${scheme} ${token}` } })).toBe(true)
    expect((await make('', { Authorization: `${scheme} ${token}` })).status).toBe(201)
  })

  test.each(['access_token', 'bearer_token'])(
    'as the parameter %s of a GET, also with a slash after it',
    async name => {
      expect(await sees(`/v1/organizations/?${name}=${token}`)).toBe(true)
      expect(await sees(`/v1/organizations/?limit=5&${name}=${token}/`)).toBe(true)
      expect(await sees('/v1/organizations/')).toBe(false)
    },
  )

  test('by a parameter to read alone', async () => {
    const refused = await make(`?access_token=${token}`)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toBe('Bearer realm="Sideline"')
  })

  test.each(['', 'undefined', 'f'.repeat(64), '/'])('or it counts as none: access_token=%s', async value => {
    const response = await send(`/v1/organizations/?access_token=${value}`)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('Secret')
  })

  test("wrong in a header: a read is nobody's, a write is refused with the reason", async () => {
    const headers = { Authorization: `Bearer ${'f'.repeat(64)}` }
    expect((await send('/v1/organizations/', { headers })).status).toBe(200)
    expect(await sees('/v1/organizations/', { headers })).toBe(false)
    const refused = await make('', headers)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toBe('Bearer realm="Sideline", error="invalid_token"')
    expect(await refused.json()).toEqual({ error_message: someText(/\w+ \w+/), code: 'signed_out' })
  })

  test('by a program that somebody allowed, whose name is kept with what it changed', async () => {
    const program = await ada.register()
    const { body } = await askForToken(server.url, {
      grant_type: 'authorization_code',
      code: await ada.allow(program),
      redirect_uri: CALLBACK,
      ...program,
    })
    const script = new Account(server.url, String(body.access_token))
    expect((await script.post('/v1/organizations/', { name: 'By a program' })).status).toBe(201)
    const last = await server.db
      .selectFrom('audit')
      .select(['client_kind', 'client_name'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(last).toEqual([{ client_kind: 'program', client_name: 'Score Board' }])
    expect((await script.get('/accounts/tokens')).status).toBe(403)
  })
})
