import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { invite } from '../../server/accounts/links/invitations.ts'
import { removeExpired } from '../../server/accounts/remove-expired.ts'
import { postgresDatabases } from '../support/database.ts'
import { someText } from '../support/matchers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Browser } from './browser.ts'

const ada = { email: 'ada@example.org', password: 'violet lantern 42' }
const DAY = 24 * 60 * 60 * 1000

async function joined(server: TestServer): Promise<Browser> {
  const browser = new Browser(server.url)
  await browser.post('/accounts/join', {
    code: await invite(server.db, { organization_id: null, role: 'owner', place: null }, null),
    name: 'Ada',
    ...ada,
  })
  return browser
}

describe('a session', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    await joined(server)
  })
  afterAll(() => server.stop())

  const signIn = (values: object, browser = new Browser(server.url)) =>
    browser.post('/accounts/auth/sign-in/email', values)

  test('begins with the right password, in a cookie that scripts cannot read', async () => {
    const browser = new Browser(server.url)
    const reply = await signIn(ada, browser)
    expect(reply.status).toBe(200)
    const [cookie] = reply.headers.getSetCookie()
    expect(cookie).toMatch(/^sideline\.session_token=\S+; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await browser.get('/accounts/me')).status).toBe(200)
  })

  test('goes on when the clock of the server was far ahead for a while, and a session that has really expired ends', async () => {
    const browser = new Browser(server.url)
    await signIn(ada, browser)
    // Moving what is stored is moving the clock, the other way round.
    const moveClock = async (days: number) => {
      await sql`update sessions set expires_at = expires_at - ${days} * interval '1 day'`.execute(server.db)
      await sql`update steady_clock set last_seen = last_seen - ${days} * interval '1 day'`.execute(server.db)
    }
    await moveClock(70)
    await removeExpired(server.db)
    const meanwhile = await browser.get('/accounts/me')
    expect(meanwhile.status).toBe(401)
    expect(meanwhile.headers.getSetCookie()).toEqual([])
    await removeExpired(server.db)
    await moveClock(-70)
    await removeExpired(server.db)
    expect((await browser.get('/accounts/me')).status).toBe(200)

    await moveClock(70)
    await sql`update steady_clock set last_seen = now(), steady_since = now() - interval '1 day'`.execute(
      server.db,
    )
    await removeExpired(server.db)
    await moveClock(-70)
    expect((await browser.get('/accounts/me')).status).toBe(401)
  })

  test('does not begin with a wrong password, or for an address without an account, and does not tell which', async () => {
    const wrong = await signIn({ ...ada, password: 'wrong password' })
    const unknown = await signIn({ ...ada, email: 'eve@example.org' })
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
    expect(wrong.body).toMatchObject({
      error_message: 'Invalid email or password',
      code: 'INVALID_EMAIL_OR_PASSWORD',
    })
    for (const sent of [{}, { email: 5, password: true }, { email: 'ada', password: 'x' }]) {
      expect(await signIn(sent)).toMatchObject({
        status: 400,
        body: {
          error_message: someText(/^email (is required|must be an e-mail address)/),
          errors: { email: [someText()] },
        },
      })
    }
  })

  test('ends by signing out', async () => {
    const browser = new Browser(server.url)
    await signIn(ada, browser)
    const stolen = new Browser(server.url, server.url, browser.cookie)
    expect((await browser.post('/accounts/auth/sign-out', {})).status).toBe(200)
    expect((await browser.get('/accounts/me')).status).toBe(401)
    expect((await stolen.get('/accounts/me')).status).toBe(401)
  })

  test('lasts 60 days from its last use, in the browser too', async () => {
    const browser = new Browser(server.url)
    await signIn(ada, browser)
    const newest = sql`(select id from sessions order by created_at desc limit 1)`
    const lasts = async () => {
      const {
        rows: [row],
      } = await sql<{ expires_at: Date }>`select expires_at from sessions where id = ${newest}`.execute(
        server.db,
      )
      return Math.round(((row?.expires_at.getTime() ?? 0) - Date.now()) / DAY)
    }
    expect(await lasts()).toBe(60)
    await sql`update sessions set expires_at = expires_at - interval '50 days' where id = ${newest}`.execute(
      server.db,
    )
    expect(await lasts()).toBe(10)
    const reply = await browser.get('/v1/organizations/')
    expect(reply.headers.getSetCookie()).toEqual([someText(/Max-Age=5184000/)])
    expect(await lasts()).toBe(60)
    await sql`update sessions set expires_at = now() at time zone 'UTC' - interval '1 minute' where id = ${newest}`.execute(
      server.db,
    )
    expect((await browser.get('/accounts/me')).status).toBe(401)
  })

  describe('for programs', () => {
    test('is shown by the signed token, whatever the case of "bearer"', async () => {
      const token = (await signIn(ada)).headers.get('set-auth-token') ?? ''
      for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
        const response = await fetch(`${server.url}/accounts/me`, {
          headers: { Authorization: `${scheme} ${token}` },
        })
        expect(response.status).toBe(200)
        expect(response.headers.getSetCookie()).toEqual([])
      }
    })

    test('is not shown by the token without its signature, as the database holds it', async () => {
      const token = (await signIn(ada)).headers.get('set-auth-token') ?? ''
      for (const forged of [token.split('.')[0], `${token.split('.')[0]}.`, `${token}x`, '']) {
        expect(
          (await fetch(`${server.url}/accounts/me`, { headers: { Authorization: `Bearer ${forged}` } }))
            .status,
        ).toBe(401)
      }
    })

    test('is not helped by a cookie beside a bad token', async () => {
      const browser = new Browser(server.url)
      await signIn(ada, browser)
      const response = await fetch(`${server.url}/v1/organizations/`, {
        method: 'POST',
        headers: {
          Authorization: 'Bearer a.b',
          Cookie: browser.cookie ?? '',
          'Content-Type': 'application/json',
        },
        body: '{"name":"x"}',
      })
      expect(response.status).toBe(401)
    })
  })

  describe('with a cookie', () => {
    const write = async (origin: string | null) => {
      const own = new Browser(server.url)
      await signIn(ada, own)
      return (await new Browser(server.url, origin, own.cookie).post('/v1/organizations/', { name: 'x' }))
        .status
    }

    test("writes from the server's own pages, and from nowhere else", async () => {
      expect(await write(server.url)).toBe(201)
      expect(await write('https://evil.example')).toBe(403)
      expect(await write('null')).toBe(403)
      expect(await write(null)).toBe(403)
    })

    test('changes nothing of the account from elsewhere either', async () => {
      const own = new Browser(server.url)
      await signIn(ada, own)
      const elsewhere = new Browser(server.url, 'https://evil.example', own.cookie)
      expect((await elsewhere.post('/accounts/auth/sign-out', {})).status).toBe(403)
      expect(
        (await elsewhere.post('/accounts/invitations', { organization_id: null, role: 'owner' })).status,
      ).toBe(403)
      expect((await elsewhere.post('/accounts/auth/sign-in/email', ada)).status).toBe(403)
      expect((await own.get('/accounts/me')).status).toBe(200)
    })
  })

  test('nobody signs up without an invitation', async () => {
    const reply = await new Browser(server.url).post('/accounts/auth/sign-up/email', {
      name: 'Eve',
      email: 'eve@example.org',
      password: 'violet lantern 42',
    })
    expect(reply.status).toBe(404)
    expect((await signIn({ email: 'eve@example.org', password: 'violet lantern 42' })).status).toBe(401)
  })

  test('changes the password for a person who knows the current one', async () => {
    const browser = new Browser(server.url)
    await signIn(ada, browser)
    const change = { current_password: ada.password, new_password: 'amber kettle 17' }
    expect(
      await browser.post('/accounts/password', { ...change, current_password: 'wrong password' }),
    ).toMatchObject({ status: 400, body: { errors: { current_password: [someText()] } } })
    expect(await browser.post('/accounts/password', { ...change, new_password: 'short' })).toMatchObject({
      status: 400,
      body: { errors: { new_password: [someText()] } },
    })
    expect((await browser.post('/accounts/password', change)).status).toBe(204)
    expect((await browser.get('/accounts/me')).status).toBe(200)
    expect((await signIn(ada)).status).toBe(401)
    expect((await signIn({ ...ada, password: change.new_password })).status).toBe(200)
  })
})

describe('what the account library could do beside', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('is not open, and nobody fills the log with it', async () => {
    const server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    onTestFinished(() => server.stop())
    const browser = await joined(server)
    for (const path of [
      'request-password-reset',
      'sign-in/social',
      'change-password',
      'change-email',
      'update-user',
      'delete-user',
      'revoke-sessions',
    ]) {
      expect(await browser.post(`/accounts/auth/${path}`, {}), path).toMatchObject({
        status: 404,
        body: { error_message: someText(/^There is nothing at/) },
      })
    }
    for (const path of ['list-sessions', 'error', 'get-session'])
      expect((await browser.get(`/accounts/auth/${path}`)).status, path).toBe(404)
  })
})

describe('guessing', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('ends after twenty failures, for passwords and invitations alike, while who knows them still gets in', async () => {
    const server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    onTestFinished(() => server.stop())
    await joined(server)
    const browser = new Browser(server.url)
    for (let attempt = 0; attempt < 15; attempt++) {
      expect(
        (
          await browser.post('/accounts/join', {
            code: 'guess',
            name: 'Eve',
            email: ada.email,
            password: 'x',
          })
        ).status,
      ).toBe(400)
      expect((await browser.post('/accounts/auth/sign-in/email', ada)).status).toBe(200)
    }
    for (let attempt = 15; attempt < 20; attempt++)
      expect((await browser.post('/accounts/auth/sign-in/email', { ...ada, password: 'x' })).status).toBe(401)
    const refused = await browser.post('/accounts/auth/sign-in/email', ada)
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({
      error_message: someText(/wrong passwords.*passkey.*signed in before/),
      code: 'too_many_requests',
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('behind a proxy that speaks https', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('the cookie is for https alone, and pages of the public name are the own ones', async () => {
    const server = await startTestServer({
      databaseUrl: await freshDatabaseUrl(),
      env: { PUBLIC_URL: 'https://scores.example.org/sideline/' },
    })
    onTestFinished(() => server.stop())
    const browser = new Browser(server.url, 'https://scores.example.org')
    const code = await invite(server.db, { organization_id: null, role: 'owner', place: null }, null)
    const reply = await browser.post('/accounts/join', { code, name: 'Ada', ...ada })
    expect(reply.headers.getSetCookie()).toEqual([
      someText(
        /^__Secure-sideline\.session_token=\S+; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
    const renamed = browser.cookie?.replace('__Secure-', '')
    expect(
      (await new Browser(server.url, 'https://scores.example.org', renamed).get('/accounts/me')).status,
    ).toBe(401)
    const made = await browser.post('/v1/organizations/', { name: 'Org' })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      resource_uri: 'https://scores.example.org/sideline/v1/organizations/1/',
      leaguevine_url: 'https://scores.example.org/sideline/organizations/1/org/',
    })
    expect(
      (await browser.post('/accounts/invitations', { organization_id: null, role: 'owner' })).body.url,
    ).toMatch(/^https:\/\/scores\.example\.org\/sideline\/join#/)
    expect(
      (
        await new Browser(server.url, 'https://scores.example.com', browser.cookie).post(
          '/v1/organizations/',
          { name: 'Org' },
        )
      ).status,
    ).toBe(403)
  })
})
