import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { postgresDatabases } from '../support/database.ts'
import { someText } from '../support/matchers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Account, CALLBACK, pkce } from './account.ts'
import { Browser } from './browser.ts'

describe('a program that asks to act for somebody', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let ada: Account
  let clientId: string
  let publicId: string

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    ada = new Account(server.url, await server.signIn('owner'))
    clientId = (
      await ada.register([CALLBACK, 'https://app.example/in?from=sideline', 'com.example.board:/in'])
    ).client_id
    publicId = (await ada.registerPublic()).client_id
  })
  afterAll(() => server.stop())

  const asked = (changes: Readonly<Record<string, string>> = {}) => ({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: CALLBACK,
    ...changes,
  })

  const authorize = (query: string, path = '/oauth2/authorize/') =>
    fetch(`${server.url}${path}?${query}`, { redirect: 'manual' })

  /** Where the browser is sent. */
  async function sentTo(parameters: Readonly<Record<string, string>>): Promise<URL> {
    const response = await authorize(new URLSearchParams(parameters).toString())
    expect(response.status).toBe(302)
    return new URL(response.headers.get('location') ?? '')
  }

  test.each(['/oauth2/authorize/', '/oauth2/authorize'])(
    'sends the browser by %s to the screen where the person agrees, with its whole query',
    async path => {
      const query = `${new URLSearchParams(asked({ scope: 'universal', state: 'a b&c', 'cache-buster': '17' }))}`
      const response = await authorize(query, path)
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe(`${server.url}/authorize?${query}`)
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  describe('is not sent anywhere', () => {
    test.each([
      ['a program that nobody registered', { client_id: 'f'.repeat(30) }, 'client_id'],
      ['an address of somebody else', { redirect_uri: 'https://evil.example/callback' }, 'redirect_uri'],
      ['an address that only begins like its own', { redirect_uri: `${CALLBACK}/../evil` }, 'redirect_uri'],
      ['no address at all', { redirect_uri: 'nowhere' }, 'redirect_uri'],
    ])('by %s', async (_case, change, field) => {
      const response = await authorize(new URLSearchParams(asked(change)).toString())
      expect(response.status).toBe(400)
      expect(response.headers.get('location')).toBeNull()
      expect(await response.json()).toEqual({
        error_message: someText(new RegExp(`^${field} `)),
        code: 'wrong_fields',
        errors: { [field]: [someText(/\w/)] },
      })
    })

    test('without an address, or with two', async () => {
      expect((await authorize(`client_id=${clientId}&response_type=code`)).status).toBe(400)
      expect(
        (await authorize(`${new URLSearchParams(asked())}&redirect_uri=https://evil.example/`)).status,
      ).toBe(400)
    })
  })

  test('may write its address in any of the ways that mean the same', async () => {
    expect((await sentTo(asked({ redirect_uri: 'HTTPS://App.Example:443/x/../callback' }))).pathname).toBe(
      '/authorize',
    )
  })

  describe('is told at its address', () => {
    const challenge = pkce().challenge
    test.each([
      ['another kind of answer', { response_type: 'id_token' }, 'unsupported_response_type'],
      ['no kind of answer', { response_type: '' }, 'invalid_request'],
      ['another scope', { scope: 'everything' }, 'invalid_scope'],
      [
        'a plain challenge',
        { code_challenge: challenge.code_challenge, code_challenge_method: 'plain' },
        'invalid_request',
      ],
      [
        'a challenge of no named method, which is a plain one',
        { code_challenge: challenge.code_challenge },
        'invalid_request',
      ],
      ['a challenge that is no hash', { ...challenge, code_challenge: 'short' }, 'invalid_request'],
      ['a method without a challenge', { code_challenge_method: 'S256' }, 'invalid_request'],
    ])('that it asked for %s', async (_case, change, error) => {
      const location = await sentTo(asked({ ...change, state: 'xyz' }))
      expect(location.href).toMatch(/^https:\/\/app\.example\/callback\?/)
      expect(Object.fromEntries(location.searchParams)).toEqual({
        error,
        error_description: someText(/\w+ \w+/),
        state: 'xyz',
      })
    })

    test('that without a secret it needs a challenge', async () => {
      expect((await sentTo(asked({ client_id: publicId }))).searchParams.get('error')).toBe('invalid_request')
      expect((await sentTo(asked({ client_id: publicId, ...challenge }))).pathname).toBe('/authorize')
    })

    test('that it sent a parameter twice', async () => {
      const response = await authorize(`${new URLSearchParams(asked())}&state=1&state=2`)
      expect(response.headers.get('location')).toMatch(
        /^https:\/\/app\.example\/callback\?error=invalid_request/,
      )
    })

    test('and keeps the query of its address', async () => {
      const { searchParams } = await sentTo(
        asked({ redirect_uri: 'https://app.example/in?from=sideline', scope: 'x' }),
      )
      expect(searchParams.get('from')).toBe('sideline')
      expect(searchParams.get('error')).toBe('invalid_scope')
    })
  })

  describe('on the screen', () => {
    const ask = (account: Account, changes = {}) =>
      account.get(`/accounts/authorization?${new URLSearchParams(asked(changes))}`)

    test('is shown by its name and its host, to the person who is signed in', async () => {
      expect(await ask(ada)).toMatchObject({
        status: 200,
        body: {
          program: { name: 'Score Board', client_id: clientId },
          redirect_host: 'app.example',
          person: { name: 'Test owner', email: someText(/@example\.org$/) },
        },
      })
      expect((await ask(ada, { redirect_uri: 'com.example.board:/in' })).body.redirect_host).toBe(
        'com.example.board:',
      )
    })

    test('is shown to nobody else, and not with a fault', async () => {
      expect((await ask(new Account(server.url))).status).toBe(401)
      expect((await ask(ada, { redirect_uri: 'https://evil.example' })).status).toBe(400)
      expect(await ask(ada, { scope: 'x' })).toMatchObject({
        status: 400,
        body: { error_message: someText(/scope/) },
      })
    })

    test('gets a code when the person allows it', async () => {
      const location = await ada.decide('allow', { client_id: clientId, state: 'a b' })
      expect(`${location.origin}${location.pathname}`).toBe(CALLBACK)
      expect(Object.fromEntries(location.searchParams)).toEqual({
        code: someText(/^[0-9a-f]{30}$/),
        state: 'a b',
      })
      expect(
        (await ada.decide('allow', { client_id: clientId, redirect_uri: 'com.example.board:/in' })).href,
      ).toMatch(/^com\.example\.board:\/in\?code=[0-9a-f]{30}$/)
    })

    test('is told when the person does not', async () => {
      const { search, searchParams } = await ada.decide('deny', { client_id: clientId, state: 'xyz' })
      expect(search).toMatch(/^\?error_description=/)
      expect(Object.fromEntries(searchParams)).toEqual({
        error: 'access_denied',
        error_description: someText(/\w+ \w+/),
        state: 'xyz',
      })
    })

    test('gets nothing from an answer that is none', async () => {
      expect(await ada.post('/accounts/authorization', { ...asked(), decision: 'perhaps' })).toMatchObject({
        status: 400,
        body: { errors: { decision: [someText()] } },
      })
      expect(
        await ada.post('/accounts/authorization', {
          ...asked({ redirect_uri: 'https://evil.example' }),
          decision: 'allow',
        }),
      ).toMatchObject({ status: 400 })
      expect(
        await ada.post('/accounts/authorization', { ...asked({ scope: 'x' }), decision: 'allow' }),
      ).toMatchObject({ status: 400 })
      expect(
        (await new Account(server.url).post('/accounts/authorization', { ...asked(), decision: 'allow' }))
          .status,
      ).toBe(401)
    })

    test('gets nothing by a token, which is no person', async () => {
      const script = new Account(server.url, (await ada.makeToken()).token)
      expect(await script.post('/accounts/authorization', { ...asked(), decision: 'allow' })).toMatchObject({
        status: 403,
        body: { error_message: someText(/token/) },
      })
      expect((await ask(script)).status).toBe(403)
    })

    test('gets nothing by a page of another site that uses the cookie of the person', async () => {
      const { email } = await server.db.selectFrom('people').select('email').executeTakeFirstOrThrow()
      const own = new Browser(server.url)
      await own.post('/accounts/auth/sign-in/email', { email, password: 'correct horse battery' })
      const answer = { ...asked(), decision: 'allow' }
      expect(
        (
          await new Browser(server.url, 'https://evil.example', own.cookie).post(
            '/accounts/authorization',
            answer,
          )
        ).status,
      ).toBe(403)
      expect((await own.post('/accounts/authorization', answer)).status).toBe(200)
    })
  })

  describe('for a token at once', () => {
    test('is refused', async () => {
      const { hash, search } = await sentTo(asked({ response_type: 'token', state: 'xyz' }))
      expect(search).toBe('')
      expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
        error: 'unsupported_response_type',
        error_description: someText(/\w+ \w+/),
        state: 'xyz',
      })
    })

    test('gets it behind the #, where the operator lets old programs do so', async () => {
      const old = await startTestServer({
        databaseUrl: await freshDatabaseUrl(),
        env: { OAUTH_IMPLICIT: 'true' },
      })
      onTestFinished(() => old.stop())
      const bob = new Account(old.url, await old.signIn('owner'))
      const { client_id } = await bob.registerPublic()
      const { hash, search } = await bob.decide('allow', { client_id, response_type: 'token', state: 'xyz' })
      expect(search).toBe('')
      const answer = Object.fromEntries(new URLSearchParams(hash.slice(1)))
      expect(answer).toEqual({
        access_token: someText(/^[0-9a-f]{64}$/),
        token_type: 'bearer',
        expires_in: '2592000',
        scope: 'universal',
        state: 'xyz',
      })
      expect(await new Account(old.url, answer.access_token).id()).toBe(await bob.id())
    })
  })
})
