import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../support/database.ts'
import { someText } from '../support/matchers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Account, askForToken, CALLBACK, type Credentials } from './account.ts'

describe('a program', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let ada: Account
  let bob: Account

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    ada = new Account(server.url, await server.signIn('owner'))
    bob = new Account(server.url, await server.signIn('viewer'))
  })
  afterAll(() => server.stop())

  const tokenBy = async (person: Account, program: Credentials): Promise<string> => {
    const { body } = await askForToken(server.url, {
      grant_type: 'authorization_code',
      code: await person.allow(program),
      redirect_uri: CALLBACK,
      ...program,
    })
    return String(body.access_token)
  }
  const mayRead = async (token: string) =>
    (await new Account(server.url, token).get('/accounts/me')).status === 200

  test('is registered by a person, who sees its secret once', async () => {
    const carol = new Account(server.url, await server.signIn('viewer'))
    const made = await carol.post('/accounts/programs', {
      name: 'Board',
      redirect_uris: [CALLBACK, 'http://localhost:3000/in', 'com.example.board://in'],
      keeps_secret: true,
    })
    expect(made.status).toBe(201)
    const kept = {
      client_id: someText(/^[0-9a-f]{30}$/),
      name: 'Board',
      redirect_uris: [CALLBACK, 'http://localhost:3000/in', 'com.example.board://in'],
      keeps_secret: true,
      time_created: someText(/^\d{4}-/),
    }
    expect(made.body).toEqual({ ...kept, client_secret: someText(/^[0-9a-f]{64}$/) })
    expect((await carol.get('/accounts/programs')).body).toEqual({ programs: [kept] })
    expect((await bob.get('/accounts/programs')).body).toEqual({ programs: [] })
  })

  test('that can keep no secret gets none', async () => {
    const { body } = await ada.post('/accounts/programs', {
      name: 'Page',
      redirect_uris: [CALLBACK],
      keeps_secret: false,
    })
    expect(body).toMatchObject({ client_secret: null, keeps_secret: false })
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://app.example/1',
    'about:blank',
    'vbscript:x',
    'view-source:https://app.example/',
    'filesystem:https://app.example/x',
    'ftp://app.example/',
    'ws://app.example/',
    'intent:x',
    'http://app.example/',
    'https://user:pw@app.example/',
    'https://*.app.example/',
    '/callback',
    'app.example/callback',
    '',
    `${CALLBACK}#part`,
    `${CALLBACK}#`,
  ])('is not registered with the address %j', async uri => {
    const reply = await ada.post('/accounts/programs', {
      name: 'Bad',
      redirect_uris: [CALLBACK, uri],
      keeps_secret: true,
    })
    expect(reply).toMatchObject({
      status: 400,
      body: { error_message: someText(/\w+ \w+/), errors: { 'redirect_uris.1': [someText()] } },
    })
  })

  test('is registered with an address without encryption only where the operator admits such', async () => {
    const old = { name: 'Old', redirect_uris: ['http://stats.example/leaguevine'], keeps_secret: false }
    expect((await ada.post('/accounts/programs', old)).status).toBe(400)
    const open = await startTestServer({
      databaseUrl: await freshDatabaseUrl(),
      env: { OAUTH_HTTP_REDIRECTS: 'true' },
    })
    try {
      const owner = new Account(open.url, await open.signIn('owner'))
      expect(await owner.post('/accounts/programs', old)).toMatchObject({ status: 201, body: old })
      const anywhere = { ...old, redirect_uris: ['http://*.example/'] }
      expect((await owner.post('/accounts/programs', anywhere)).status).toBe(400)
    } finally {
      await open.stop()
    }
  })

  test.each(['you \u202Eevil', 'two\nlines', 'a\u2066b'])(
    'is not registered by the name %j, which would turn other words around',
    async name => {
      expect(
        await ada.post('/accounts/programs', { name, redirect_uris: [CALLBACK], keeps_secret: true }),
      ).toMatchObject({ status: 400, body: { errors: { name: [someText()] } } })
    },
  )

  test('is not registered without what it needs', async () => {
    expect(await ada.post('/accounts/programs', {})).toMatchObject({
      status: 400,
      body: { errors: { name: ['is required'], redirect_uris: [someText()], keeps_secret: [someText()] } },
    })
    expect(
      (
        await new Account(server.url).post('/accounts/programs', {
          name: 'Board',
          redirect_uris: [],
          keeps_secret: true,
        })
      ).status,
    ).toBe(401)
  })

  test('that its person removes is gone with its tokens; others cannot remove it', async () => {
    const program = await ada.register()
    const token = await tokenBy(bob, program)
    const code = await bob.allow(program)
    expect(await bob.delete(`/accounts/programs/${program.client_id}`)).toMatchObject({
      status: 404,
      body: { error_message: someText(/\w+ \w+/) },
    })
    expect(await mayRead(token)).toBe(true)
    expect((await ada.delete(`/accounts/programs/${program.client_id}`)).status).toBe(204)
    expect(await mayRead(token)).toBe(false)
    expect(
      (
        await askForToken(server.url, {
          grant_type: 'authorization_code',
          code,
          redirect_uri: CALLBACK,
          ...program,
        })
      ).status,
    ).toBe(401)
  })

  test('that somebody allowed is in their list until they revoke it, with its tokens and codes', async () => {
    const program = await ada.register()
    expect((await bob.get('/accounts/allowed-programs')).body).toEqual({ programs: [] })
    const token = await tokenBy(bob, program)
    const adas = await tokenBy(ada, program)
    const code = await bob.allow(program)
    const allowed = { client_id: program.client_id, name: 'Score Board', since: someText(/^\d{4}-/) }
    expect((await bob.get('/accounts/allowed-programs')).body).toEqual({
      programs: [{ ...allowed, last_used_at: null }],
    })
    expect(await mayRead(token)).toBe(true)
    await expect
      .poll(async () => (await bob.get('/accounts/allowed-programs')).body)
      .toEqual({ programs: [{ ...allowed, last_used_at: someText(/^\d{4}-/) }] })

    expect((await bob.delete(`/accounts/allowed-programs/${program.client_id}`)).status).toBe(204)
    expect((await bob.get('/accounts/allowed-programs')).body).toEqual({ programs: [] })
    expect(await mayRead(token)).toBe(false)
    expect(
      (
        await askForToken(server.url, {
          grant_type: 'authorization_code',
          code,
          redirect_uri: CALLBACK,
          ...program,
        })
      ).status,
    ).toBe(400)
    expect(await mayRead(adas)).toBe(true)
    expect((await bob.delete(`/accounts/allowed-programs/${program.client_id}`)).status).toBe(404)
  })
})
