import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

describe('programs on pages of other sites', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let organization: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const office = new Client(server.url, await server.signIn('owner'))
    organization = (await office.make('organizations', { name: 'Org \u2028', is_public: true })).id
    await office.make('organizations', { name: 'Secret' })
  })
  afterAll(() => server.stop())

  const fetchText = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/v1${path}`, { headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  test('are let in, without cookies', async () => {
    const { headers } = await fetchText('/organizations/')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('access-control-expose-headers')).toContain('Location')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test('may ask beforehand for every method and header that they use', async () => {
    const response = await fetch(`${server.url}/v1/games/1/`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://board.example', 'Access-Control-Request-Method': 'PUT' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toBe(
      'GET, HEAD, PUT, PATCH, DELETE, OPTIONS',
    )
    for (const header of ['Authorization', 'Content-Type', 'Accept', 'If-None-Match']) {
      expect(response.headers.get('access-control-allow-headers')).toContain(header)
    }
  })

  test.each([
    ['/games/', 'GET, HEAD, POST, OPTIONS'],
    ['/games/1/', 'GET, HEAD, PUT, PATCH, DELETE, OPTIONS'],
    ['/stats/ultimate/team_stats_per_season/', 'GET, HEAD, OPTIONS'],
  ])('hear by OPTIONS of %s what it allows, of an unknown path nothing', async (path, allowed) => {
    const asking = { Origin: 'https://board.example', 'Access-Control-Request-Method': 'GET' }
    for (const headers of [{}, asking]) {
      const response = await fetch(`${server.url}/v1${path}`, { method: 'OPTIONS', headers })
      expect([
        response.status,
        response.headers.get('allow'),
        response.headers.get('access-control-allow-methods'),
      ]).toEqual([204, allowed, allowed])
      expect((await fetch(`${server.url}/v1/no_such_family/`, { method: 'OPTIONS', headers })).status).toBe(
        404,
      )
    }
  })

  test('see the same errors', async () => {
    expect((await fetchText('/games/4711/')).headers.get('access-control-allow-origin')).toBe('*')
  })

  describe('that read by script', () => {
    test('get a call of their function', async () => {
      const { status, headers, text } = await fetchText(
        `/organizations/${organization}/?callback=angular.callbacks._0&fields=[name]&_=17`,
      )
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(text).toMatch(/^\/\*\*\/angular\.callbacks\._0\(\{.*\}\);$/)
      expect(text).toContain('Org \\u2028')
    })

    test('get errors with status 200', async () => {
      const { status, text } = await fetchText('/games/4711/?callback=cb')
      expect(status).toBe(200)
      expect(text).toBe('/**/cb({"error_message":"There is no game 4711.","code":"not_found"});')
    })

    test('see only what everybody sees, even if somebody is signed in', async () => {
      const token = await server.signIn('owner')
      const { text } = await fetchText('/organizations/?callback=cb', { Authorization: `Bearer ${token}` })
      expect(text).not.toContain('Secret')
    })

    test.each(['alert(1)//', 'a;b', '<script>', '', '1a', 'a..b'])('cannot smuggle in %s', async callback => {
      const { status, headers } = await fetchText(`/organizations/?callback=${encodeURIComponent(callback)}`)
      expect(status).toBe(400)
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    })
  })

  test('an answer that has not changed is not sent again', async () => {
    const { headers } = await fetchText('/organizations/')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const revalidating = { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' }
    expect((await fetchText('/organizations/', revalidating)).status).toBe(304)
  })
})
