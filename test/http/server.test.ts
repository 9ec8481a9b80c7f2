import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../support/database.ts'
import { makeLeague } from '../support/league.ts'
import { someText } from '../support/matchers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { StreamReader } from '../support/stream-reader.ts'
import { EPOCH } from '../../shared-schema/replication/scope.ts'

async function read(response: IncomingMessage): Promise<{ status: number | undefined; text: string }> {
  let text = ''
  for await (const part of response) text += String(part)
  return { status: response.statusCode, text }
}

describe('a server', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  })
  afterAll(() => server.stop())

  test('tells that it is alive and ready', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })

  test('lets its pages run its own scripts alone, and asks for https only where it has it', async () => {
    const { headers } = await fetch(`${server.url}/`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('lets its pages use the camera and passkeys, and nobody the microphone or the place', async () => {
    const policy = (await fetch(`${server.url}/`)).headers.get('permissions-policy')?.split(', ')
    expect(policy).toEqual(
      expect.arrayContaining([
        'camera=(self)',
        'screen-wake-lock=(self)',
        'publickey-credentials-create=(self)',
        'publickey-credentials-get=(self)',
        'microphone=()',
        'geolocation=()',
      ]),
    )
  })

  test('says in the shape of all errors what is wrong with a request that cannot even be read', async () => {
    const tooLong = await fetch(`${server.url}/v1/games/?team_ids=${'1,'.repeat(20_000)}`)
    expect(tooLong.status).toBe(431)
    expect(await tooLong.json()).toEqual({ error_message: someText(/too long/), code: 'headers_too_large' })
    const socket = connect(Number(new URL(server.url).port), 'localhost')
    socket.end('this is no HTTP\r\n\r\n')
    expect(await text(socket)).toMatch(
      /^HTTP\/1\.1 400 Bad Request[^]*"error_message":"The request cannot be read."/,
    )
  })

  test('compresses answers', async () => {
    const { headers } = await fetch(`${server.url}/v1/${'x'.repeat(2000)}`, {
      headers: { 'Accept-Encoding': 'gzip' },
    })
    expect(headers.get('content-encoding')).toBe('gzip')
  })

  test('passes the events of a stream on at once, uncompressed', async () => {
    const league = await makeLeague(server.db)
    const response = await fetch(
      `${server.url}/replication/${EPOCH}/stream?scopes=tournament:${league.tournament}`,
      { headers: { 'Accept-Encoding': 'gzip' } },
    )
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('content-encoding')).toBeNull()
    const first = await response.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toContain('event: open')
  })

  test.each(['/v1/nothing', '/accounts/nothing', '/replication/nothing'])(
    '%s, which is nothing, is 404 in JSON',
    async path => {
      const response = await fetch(server.url + path)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error_message: someText(), code: 'no_such_address' })
    },
  )

  test('limits one address to 3000 requests a minute, but not the machine itself, unless an unknown proxy on it speaks for others', async () => {
    const proxied = await startTestServer({
      databaseUrl: await freshDatabaseUrl(),
      env: { TRUST_PROXY: '1' },
    })
    const policy = async (address: string) =>
      (
        await fetch(`${proxied.url}/v1/organizations/`, { headers: { 'X-Forwarded-For': address } })
      ).headers.get('ratelimit-policy')
    expect(await policy('203.0.113.5')).toContain('q=3000; w=60')
    expect(await policy('127.0.0.1')).toBeNull()
    await proxied.stop()
    expect(
      (
        await fetch(`${server.url}/v1/organizations/`, { headers: { 'X-Forwarded-For': '203.0.113.5' } })
      ).headers.get('ratelimit-policy'),
    ).toContain('q=3000')
    expect((await fetch(`${server.url}/v1/organizations/`)).headers.get('ratelimit-policy')).toBeNull()
  })
})

describe('behind https', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('it asks for https ever after', async () => {
    const server = await startTestServer({
      databaseUrl: await freshDatabaseUrl(),
      env: { PUBLIC_URL: 'https://example.org' },
    })
    const { headers } = await fetch(`${server.url}/`)
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
    await server.stop()
  })
})

describe('a server that stops', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('finishes what is under way, ends streams and takes nothing new', async () => {
    const server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const token = await server.signIn('owner')
    const league = await makeLeague(server.db)

    const stream = await StreamReader.open(server.url, `tournament:${league.tournament}`, null)
    const body = JSON.stringify({ name: 'Late' })
    const late = request(`${server.url}/v1/organizations/`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Content-Length': body.length,
        Expect: '100-continue',
      },
    })
    late.flushHeaders()
    await once(late, 'continue') // the server has taken it up, and waits for its body

    const stopped = server.stop()
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
    late.end(body)
    const [answer] = (await once(late, 'response')) as [IncomingMessage]
    expect((await read(answer)).status).toBe(201)
    await stopped
    await expect.poll(() => stream.ended).toBe(true)
  })
})
