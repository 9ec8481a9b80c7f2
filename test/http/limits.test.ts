import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { invite } from '../../server/accounts/links/invitations.ts'

describe('who asks too often', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let token: string

  beforeAll(async () => {
    server = await startTestServer({
      databaseUrl: await freshDatabaseUrl(),
      env: { TRUST_PROXY: '1', PUBLIC_URL: 'https://scores.example.org' },
    })
    token = await server.signIn('owner')
    for (const name of ['ada', 'bob']) {
      const code = await invite(server.db, { organization_id: null, role: 'viewer', place: null }, null)
      await post(
        '/accounts/join',
        { code, name, email: `${name}@example.org`, password: 'correct horse battery' },
        'here',
      )
    }
  })
  afterAll(() => server.stop())

  const addresses: Record<string, string> = { here: '198.51.100.7' }
  const post = (path: string, body: object, from: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': addresses[from] ?? from, ...headers },
    })
  const signIn = async (name: string, password = 'correct horse battery', from = 'here') =>
    (await post('/accounts/auth/sign-in/email', { email: `${name}@example.org`, password }, from)).status

  test('gets in by the right password, however many do so at once behind one address', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('ada')))
    expect(answers).toEqual(answers.map(() => 200))
  })

  test('is stopped at one account after 20 wrong guesses, while others behind the same address get in', async () => {
    const guesses = await Promise.all(Array.from({ length: 25 }, () => signIn('bob', 'wrong')))
    expect(guesses.filter(status => status === 401)).toHaveLength(20)
    expect(guesses.filter(status => status === 429)).toHaveLength(5)
    expect(await signIn('bob')).toBe(429)
    expect(await signIn('ada')).toBe(200)
    expect(await signIn('bob', undefined, '198.51.100.8')).toBe(200)
  })

  test('is stopped at one account from many addresses as well', async () => {
    for (let address = 1; address <= 4; address++) {
      await Promise.all(Array.from({ length: 20 }, () => signIn('bob', 'wrong', `203.0.113.${address}`)))
    }
    expect(await signIn('bob', undefined, '203.0.113.99')).toBe(429)
  })

  test('is stopped before what is sent is read, where the limit needs nothing of it', async () => {
    const send = async () =>
      (
        await fetch(`${server.url}/accounts/sign-in/code`, {
          method: 'POST',
          body: '{',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.60' },
        })
      ).status
    for (let count = 0; count < 20; count++) expect(await send()).toBe(400)
    expect(await send()).toBe(429)
  })

  test(
    'by REST is counted by person once signed in, and told so across origins and to scripts',
    { tags: ['long'] },
    async () => {
      const ask = (query: string, headers: Record<string, string> = {}) =>
        fetch(`${server.url}/v1/organizations/${query}`, {
          headers: { 'X-Forwarded-For': '198.51.100.50', ...headers },
        })
      for (let batch = 0; batch < 30; batch++)
        await Promise.all(Array.from({ length: 100 }, async () => (await ask('?limit=1')).arrayBuffer()))
      const refused = await ask('')
      expect(refused.status).toBe(429)
      expect(refused.headers.get('access-control-allow-origin')).toBe('*')
      expect(await (await ask('?callback=tell')).text()).toMatch(/^\/\*\*\/tell\(\{"error_message":/)
      // A browser's preflight is answered, so that the page learns of the refusal.
      expect(
        (
          await fetch(`${server.url}/v1/organizations/`, {
            method: 'OPTIONS',
            headers: { 'X-Forwarded-For': '198.51.100.50', 'Access-Control-Request-Method': 'GET' },
          })
        ).status,
      ).toBe(204)
      expect((await ask('', { Authorization: `Bearer ${token}` })).status).toBe(200)
    },
  )

  test('a cookie writes for pages of this server alone: by scheme, name and port, whatever else is shown', async () => {
    const signedIn = await post(
      '/accounts/auth/sign-in/email',
      { email: 'ada@example.org', password: 'correct horse battery' },
      'here',
    )
    const cookie = signedIn.headers
      .getSetCookie()
      .map(one => one.split(';')[0])
      .join('; ')
    const { host } = new URL(server.url)
    const write = async (headers: Record<string, string>) =>
      (await post('/v1/organizations/', { name: 'x' }, 'here', { Cookie: cookie, ...headers })).status
    expect(await write({ Origin: 'https://scores.example.org' })).toBe(403) // by the role of a viewer
    for (const origin of [`https://${host}`, 'http://scores.example.org', 'http://evil.test']) {
      const refused = await post('/v1/organizations/', { name: 'x' }, 'here', {
        Cookie: cookie,
        Origin: origin,
        Authorization: 'garbage',
      })
      expect(await refused.text()).toContain('only pages of this server')
    }
    expect(await write({ Origin: 'http://evil.test', Authorization: 'Bearer garbage' })).toBe(401)
    expect(
      await (
        await fetch(`${server.url}/v1/disputes/?callback=steal`, { headers: { Cookie: cookie } })
      ).text(),
    ).toContain('Sign in')
    expect((await fetch(server.url)).headers.get('strict-transport-security')).not.toContain(
      'includeSubDomains',
    )
  })
})
