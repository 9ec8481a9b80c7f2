import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { postgresDatabases } from '../support/database.ts'
import { someText } from '../support/matchers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Account, askForToken, CALLBACK, pkce, type Credentials } from './account.ts'

const given = {
  access_token: someText(/^[0-9a-f]{64}$/),
  token_type: 'bearer',
  scope: 'universal',
  expires_in: 2_592_000,
  expire_in: 2_592_000,
}
const withRefresh = { ...given, refresh_token: someText(/^[0-9a-f]{64}$/) }

const fault = (error: string) => ({ error, error_description: someText(/\w+ \w+/) })

const basic = (id: string, secret: string) => ({
  Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})

describe('the token endpoint', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let ada: Account
  let program: Credentials

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl(), env: { TRUST_PROXY: '1' } })
    ada = new Account(server.url, await server.signIn('owner'))
    program = await ada.register()
  })
  afterAll(() => server.stop())

  let caller = 0
  /** Asks as a further machine, so that the refusals of a test do not count in the next. */
  const ask = (parameters: Readonly<Record<string, string>>, headers = {}) => {
    caller += 1
    return askForToken(server.url, parameters, { 'X-Forwarded-For': `203.0.113.${caller}`, ...headers })
  }

  const mayRead = async (token: unknown) =>
    (await new Account(server.url, String(token)).get('/accounts/me')).status === 200

  describe('for a code', () => {
    const exchange = async (changes: Readonly<Record<string, string>> = {}) => ({
      grant_type: 'authorization_code',
      code: await ada.allow(program),
      redirect_uri: CALLBACK,
      ...program,
      ...changes,
    })

    test('gives tokens by which the program acts as the person who allowed it', async () => {
      const { status, headers, body } = await ask(await exchange())
      expect(status).toBe(200)
      expect(body).toEqual(withRefresh)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(await new Account(server.url, String(body.access_token)).id()).toBe(await ada.id())
    })

    test('takes a program that can keep no secret by its verifier', async () => {
      const { client_id } = await ada.registerPublic()
      const { code_verifier, challenge } = pkce()
      const code = await ada.allow({ client_id, ...challenge })
      expect(
        await ask({
          grant_type: 'authorization_code',
          code,
          redirect_uri: CALLBACK,
          client_id,
          code_verifier,
        }),
      ).toMatchObject({ status: 200, body: withRefresh })
    })

    test('takes the address in any of the ways that mean the same', async () => {
      expect((await ask(await exchange({ redirect_uri: 'https://APP.example:443/callback' }))).status).toBe(
        200,
      )
    })

    test('gives tokens once; what it gave is revoked when the code comes again', async () => {
      const parameters = await exchange()
      const {
        body: { access_token },
      } = await ask(parameters)
      expect(await mayRead(access_token)).toBe(true)
      expect(await ask(parameters)).toMatchObject({ status: 400, body: fault('invalid_grant') })
      expect(await mayRead(access_token)).toBe(false)
    })

    test('gives tokens once also when the code comes several times at the same moment', async () => {
      const parameters = await exchange()
      const replies = await Promise.all([1, 2, 3].map(() => ask(parameters)))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    })

    test('refuses an expired one', async () => {
      const parameters = await exchange()
      await sql`update authorization_codes set expires_at = expires_at - interval '119 seconds'`.execute(
        server.db,
      )
      expect((await ask(parameters)).status).toBe(200)
      const late = await exchange()
      await sql`update authorization_codes set expires_at = expires_at - interval '120 seconds'`.execute(
        server.db,
      )
      expect(await ask(late)).toMatchObject({ status: 400, body: fault('invalid_grant') })
    })

    test.each([
      ['another address', { redirect_uri: 'https://app.example/other' }, 400, 'invalid_request'],
      ['no address', { redirect_uri: '' }, 400, 'invalid_request'],
      ['no code', { code: '' }, 400, 'invalid_request'],
      ['a verifier that nobody announced', { code_verifier: 'v'.repeat(43) }, 400, 'invalid_grant'],
      ['no secret', { client_secret: '' }, 401, 'invalid_client'],
      ['a wrong secret', { client_secret: '0'.repeat(64) }, 401, 'invalid_client'],
      ['an unknown program', { client_id: '0'.repeat(30) }, 401, 'invalid_client'],
      ['no program', { client_id: '', client_secret: '' }, 401, 'invalid_client'],
    ])('refuses %s', async (_case, changes, status, error) => {
      expect(await ask(await exchange(changes))).toMatchObject({ status, body: fault(error) })
    })

    test('refuses a program with a secret that shows a verifier in its place', async () => {
      const { code_verifier, challenge } = pkce()
      const code = await ada.allow({ ...program, ...challenge })
      expect(await ask(await exchange({ code, code_verifier, client_secret: '' }))).toMatchObject({
        status: 401,
        body: fault('invalid_client'),
      })
      expect((await ask(await exchange({ code, code_verifier }))).status).toBe(200)
    })

    test('refuses a wrong verifier or none, and then the code is used up', async () => {
      for (const wrong of [pkce().code_verifier, '']) {
        const { code_verifier, challenge } = pkce()
        const code = await ada.allow({ ...program, ...challenge })
        expect(await ask(await exchange({ code, code_verifier: wrong }))).toMatchObject({
          status: 400,
          body: fault('invalid_grant'),
        })
        expect(await ask(await exchange({ code, code_verifier }))).toMatchObject({
          status: 400,
          body: fault('invalid_grant'),
        })
      }
    })

    test('refuses the code of another program, which stays good for its own', async () => {
      const other = await ada.register()
      const parameters = await exchange()
      expect(await ask({ ...parameters, ...other })).toMatchObject({
        status: 400,
        body: fault('invalid_grant'),
      })
      expect((await ask(parameters)).status).toBe(200)
    })
  })

  describe('for the program itself', () => {
    const parameters = () => ({ grant_type: 'client_credentials', ...program })

    test('gives a token that acts as the person who registered the program, and no refresh token', async () => {
      const { status, body } = await ask(parameters())
      expect(status).toBe(200)
      expect(body).toEqual(given)
      const reply = await new Account(server.url, String(body.access_token)).post('/v1/organizations/', {
        name: 'Made by a program',
      })
      expect(reply.status).toBe(201)
    })

    test('refuses a program that keeps no secret', async () => {
      expect(await ask({ grant_type: 'client_credentials', ...(await ada.registerPublic()) })).toMatchObject({
        status: 400,
        body: fault('unauthorized_client'),
      })
    })

    test('refuses another scope', async () => {
      expect((await ask({ ...parameters(), scope: 'universal' })).status).toBe(200)
      expect(await ask({ ...parameters(), scope: 'everything' })).toMatchObject({
        status: 400,
        body: fault('invalid_scope'),
      })
    })
  })

  describe('for a refresh token', () => {
    const first = async () =>
      (
        await ask({
          grant_type: 'authorization_code',
          code: await ada.allow(program),
          redirect_uri: CALLBACK,
          ...program,
        })
      ).body
    const refresh = (token: unknown, changes = {}) =>
      ask({ grant_type: 'refresh_token', refresh_token: String(token), ...program, ...changes })

    test('gives new tokens of both kinds', async () => {
      const old = await first()
      const { status, body } = await refresh(old.refresh_token)
      expect(status).toBe(200)
      expect(body).toEqual(withRefresh)
      expect(body.refresh_token).not.toBe(old.refresh_token)
      expect(await mayRead(body.access_token)).toBe(true)
      expect((await refresh(body.refresh_token)).status).toBe(200)
    })

    test('refuses one that was used, and revokes all that came from the same code', async () => {
      const old = await first()
      const elsewhere = await first()
      const { body: fresh } = await refresh(old.refresh_token)
      expect(await refresh(old.refresh_token)).toMatchObject({ status: 400, body: fault('invalid_grant') })
      expect(await mayRead(fresh.access_token)).toBe(false)
      expect((await refresh(fresh.refresh_token)).status).toBe(400)
      expect(await mayRead(elsewhere.access_token)).toBe(true)
    })

    test('leaves nobody a valid token of that family where one comes eight times at the same moment', async () => {
      const old = await first()
      const replies = await Promise.all(Array.from({ length: 8 }, () => refresh(old.refresh_token)))
      expect(replies.filter(({ status }) => status === 200).length).toBeLessThan(2)
      for (const { status, body } of replies) {
        if (status !== 200) expect(body).toEqual(fault('invalid_grant'))
        else {
          expect(await mayRead(body.access_token)).toBe(false)
          expect((await refresh(body.refresh_token)).status).toBe(400)
        }
      }
      expect(await mayRead(old.access_token)).toBe(false)
    })

    test('refuses one of another program, one that has expired, an access token, and none', async () => {
      const { refresh_token, access_token } = await first()
      expect(await refresh(refresh_token, await ada.register())).toMatchObject({
        status: 400,
        body: fault('invalid_grant'),
      })
      expect(await refresh(access_token)).toMatchObject({ status: 400, body: fault('invalid_grant') })
      expect(await refresh('')).toMatchObject({ status: 400, body: fault('invalid_request') })
      await sql`update tokens set expires_at = now() where kind = 'refresh'`.execute(server.db)
      expect(await refresh(refresh_token)).toMatchObject({ status: 400, body: fault('invalid_grant') })
    })

    test('does not use it up by another scope', async () => {
      const { refresh_token } = await first()
      expect(await refresh(refresh_token, { scope: 'everything' })).toMatchObject({
        status: 400,
        body: fault('invalid_scope'),
      })
      expect((await refresh(refresh_token)).status).toBe(200)
    })

    test('takes a program that keeps no secret by its name', async () => {
      const { client_id } = await ada.registerPublic()
      const { code_verifier, challenge } = pkce()
      const code = await ada.allow({ client_id, ...challenge })
      const { body } = await ask({
        grant_type: 'authorization_code',
        code,
        redirect_uri: CALLBACK,
        client_id,
        code_verifier,
      })
      expect(
        await ask({ grant_type: 'refresh_token', refresh_token: String(body.refresh_token), client_id }),
      ).toMatchObject({ status: 200, body: withRefresh })
    })

    test('is no token to act with', async () => {
      expect(await mayRead((await first()).refresh_token)).toBe(false)
    })
  })

  test('does not take passwords', async () => {
    expect(await ask({ grant_type: 'password', username: 'ada', password: 'x', ...program })).toMatchObject({
      status: 400,
      body: fault('unsupported_grant_type'),
    })
    expect(await ask({ ...program })).toMatchObject({ status: 400, body: fault('invalid_request') })
  })

  describe('is asked', () => {
    const parameters = () => ({ grant_type: 'client_credentials', ...program })
    const from = (address: string) => ({ 'X-Forwarded-For': address })

    test.each(['/oauth2/token/', '/oauth2/token'])('at %s, by GET, by a form and by JSON', async path => {
      const byQuery = await fetch(`${server.url}${path}?${new URLSearchParams(parameters())}`)
      const byForm = await fetch(`${server.url}${path}`, {
        method: 'POST',
        body: new URLSearchParams(parameters()),
      })
      const byJson = await fetch(`${server.url}${path}`, {
        method: 'POST',
        body: JSON.stringify(parameters()),
        headers: { 'Content-Type': 'application/json' },
      })
      for (const response of [byQuery, byForm, byJson]) {
        expect(response.status).toBe(200)
        expect(await response.json()).toEqual(given)
      }
    })

    test('with the secret as HTTP Basic', async () => {
      expect(
        (await ask({ grant_type: 'client_credentials' }, basic(program.client_id, program.client_secret)))
          .body,
      ).toEqual(given)
      const refused = await ask({ grant_type: 'client_credentials' }, basic(program.client_id, 'wrong'))
      expect(refused).toMatchObject({ status: 401, body: fault('invalid_client') })
      expect(refused.headers.get('www-authenticate')).toBe('Basic realm="Sideline"')
    })

    test('by pages of any site', async () => {
      const preflight = await fetch(`${server.url}/oauth2/token/`, {
        method: 'OPTIONS',
        headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' },
      })
      expect(preflight.status).toBe(204)
      expect(
        (
          await ask(parameters(), { Origin: 'https://elsewhere.example', Cookie: 'sideline.session_token=x' })
        ).headers.get('access-control-allow-origin'),
      ).toBe('*')
    })

    test('by script, which hears with status 200 of faults too', async () => {
      const byScript = async (changes = {}) => {
        const response = await fetch(
          `${server.url}/oauth2/token/?${new URLSearchParams({ callback: 'jQuery1_2', ...parameters(), ...changes })}`,
          { headers: from('203.0.113.200') },
        )
        return {
          status: response.status,
          type: response.headers.get('content-type'),
          text: await response.text(),
        }
      }
      expect(await byScript()).toEqual({
        status: 200,
        type: 'text/javascript; charset=utf-8',
        text: someText(/^\/\*\*\/jQuery1_2\(\{"access_token":"[0-9a-f]{64}",.*\}\);$/),
      })
      expect(await byScript({ client_secret: 'wrong' })).toMatchObject({
        status: 200,
        text: someText(/^\/\*\*\/jQuery1_2\(\{"error":"invalid_client","error_description":".*"\}\);$/),
      })
    })

    test('with words for a body that cannot be read', async () => {
      const post = async (body: string) => {
        const response = await fetch(`${server.url}/oauth2/token/`, {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json', ...from('203.0.113.201') },
        })
        return { status: response.status, body: (await response.json()) as unknown }
      }
      for (const body of ['{', '[]', '{"grant_type":["client_credentials"]}', '{"grant_type":1}'])
        expect(await post(body)).toEqual({ status: 400, body: fault('invalid_request') })
    })
  })

  test('keeps neither secrets, codes nor tokens, only their hashes', async () => {
    const code = await ada.allow(program)
    const unused = await ada.allow(program)
    const { body } = await ask({ grant_type: 'authorization_code', code, redirect_uri: CALLBACK, ...program })
    const { token } = await ada.makeToken()
    const { rows } = await sql<{ text: string }>`
      select programs::text as text from programs union all select tokens::text from tokens union all select authorization_codes::text from authorization_codes`.execute(
      server.db,
    )
    const stored = rows.map(({ text }) => text).join('\n')
    expect(stored).toContain(program.client_id)
    for (const secret of [program.client_secret, code, unused, body.access_token, body.refresh_token, token])
      expect(stored).not.toContain(secret)
  })
})

describe('guessing at the token endpoint', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('ends after twenty failures, also by script, while a program that knows its secret still gets in', async () => {
    const server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    onTestFinished(() => server.stop())
    const program = await new Account(server.url, await server.signIn('owner')).register()
    const right = { grant_type: 'client_credentials', ...program }
    const guess = { ...right, client_secret: 'guess' }
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await askForToken(server.url, right)).status).toBe(200)
      expect((await askForToken(server.url, guess)).status).toBe(401)
      expect(
        (await fetch(`${server.url}/oauth2/token/?callback=cb&${new URLSearchParams(guess)}`)).status,
      ).toBe(200)
    }
    const refused = await askForToken(server.url, right)
    expect(refused).toMatchObject({ status: 429, body: { error_message: someText(/\w+ \w+/) } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
