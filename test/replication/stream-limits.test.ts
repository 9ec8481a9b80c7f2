import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import express from 'express'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { EventStream } from '../../server/replication/event-stream.ts'
import { EPOCH, type Scope } from '../../shared-schema/replication/scope.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

describe('what one caller may ask for', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let scope: Scope
  let token: string

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl(), env: { TRUST_PROXY: '1' } })
    league = await makeLeague(server.db)
    scope = `tournament:${league.tournament}`
    token = await server.signIn('scorekeeper', league.organization)
  })
  afterAll(() => server.stop())

  const streamOf = (device: Device, signal: AbortSignal): Promise<Response> => device.ask(`${EPOCH}/stream?scopes=${device.scope}`, { signal })

  test('a person has 3000 requests a minute, on whatever device and from whatever address; an address has them for all who are not signed in', async () => {
    const remaining = async (address: string, bearer: string | null) => {
      const tablet = new Device(server.url, scope, bearer)
      tablet.state = { 'X-Forwarded-For': address }
      const { headers } = await tablet.ask(`${scope}/catalog/${EPOCH}/pull`)
      return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
    }
    expect([await remaining('203.0.113.5', token), await remaining('198.51.100.7', token)]).toEqual([2999, 2998])
    expect([await remaining('203.0.113.5', null), await remaining('203.0.113.5', null), await remaining('198.51.100.7', null)]).toEqual([2999, 2998, 2999])
  })

  test('a person has 200 streams; one more is refused until another one ends', async () => {
    const tablet = new Device(server.url, scope, await server.signIn('scorekeeper', league.organization))
    const stops = Array.from({ length: 200 }, () => new AbortController())
    onTestFinished(() => stops.forEach(stop => stop.abort()))
    // Held to the end of the test: fetch ends a stream whose response nobody holds any more.
    const streams = await Promise.all(stops.map(stop => streamOf(tablet, stop.signal)))
    onTestFinished(() => { streams.length = 0 })
    expect(streams.map(({ status }) => status)).toEqual(stops.map(() => 200))
    const last = new AbortController()
    onTestFinished(() => last.abort())
    expect((await streamOf(tablet, last.signal)).status).toBe(429)
    expect((await streamOf(new Device(server.url, scope, token), last.signal)).status).toBe(200)
    stops[0]?.abort()
    await expect.poll(async () => (await streamOf(tablet, last.signal)).status, { timeout: 5000 }).toBe(200)
  })

  test('a push of more than 5 MB or 1000 entries is refused, and one of somebody who may not push is not even read', async () => {
    const tablet = new Device(server.url, scope, token)
    expect((await tablet.push(['x'.repeat(5_300_000)])).status).toBe(413)
    expect((await tablet.push(Array.from({ length: 1001 }, () => ({})))).status).toBe(400)
    expect((await new Device(server.url, scope, null).push(['x'.repeat(5_300_000)])).status).toBe(401)
  })
})

describe('a stream', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let scope: Scope

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    scope = `tournament:${league.tournament}`
  })
  afterAll(() => server.stop())

  test('ends within seconds for whoever lost the role or the token that let them read, and for everybody else once the organization is private', async () => {
    const keeper = await server.signIn('scorekeeper', league.organization)
    const tokens = { keeper, revoked: await server.signIn('viewer', league.organization), signedOut: await server.signIn('viewer', league.organization), anybody: null }
    const ended: string[] = []
    const stop = new AbortController()
    onTestFinished(() => stop.abort())
    for (const [name, token] of Object.entries(tokens)) {
      const response = await new Device(server.url, scope, token).ask(`${EPOCH}/stream?scopes=${scope}`, { signal: stop.signal })
      response.text().then(() => ended.push(name), () => undefined)
    }
    const { db } = server
    const revoked = await db.selectFrom('people').select('id').where('name', '=', 'Test viewer').orderBy('created_at').executeTakeFirstOrThrow()
    await db.deleteFrom('roles').where('person_id', '=', revoked.id).execute()
    const out = await fetch(`${server.url}/accounts/auth/sign-out`, { method: 'POST', headers: { 'Authorization': `Bearer ${tokens.signedOut}`, 'Content-Type': 'application/json' }, body: '{}' })
    expect(out.status).toBe(200)
    await db.updateTable('organizations').set({ is_public: false }).where('id', '=', league.organization).execute()
    await expect.poll(() => ended.toSorted(), { timeout: 8000 }).toEqual(['anybody', 'revoked', 'signedOut'])
    await db.deleteFrom('roles').where('role', '=', 'scorekeeper').execute()
    await expect.poll(() => ended, { timeout: 8000 }).toContain('keeper')
    await db.updateTable('organizations').set({ is_public: true }).where('id', '=', league.organization).execute()
  })
})

/** A client that asks for a stream and then takes nothing from its connection. */
async function stalledReader(url: string, path: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), 'localhost')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await once(socket, 'readable')
  socket.pause()
  return socket
}

describe('a reader that takes nothing', () => {
  test('is cut off, after being given as much as its connection holds', async () => {
    const app = express()
    let sent = 0
    const served = new Promise<EventStream>(resolve => {
      app.get('/', (_request, response) => resolve(new EventStream(response, 300)))
    })
    const server = createServer(app).listen(0)
    onTestFinished(() => { server.close() })
    await once(server, 'listening')
    const address = server.address() as AddressInfo
    const reader = await stalledReader(`http://localhost:${address.port}`, '/')
    const stream = await served
    const ended = new Promise<void>(resolve => stream.onEnd(resolve))
    for (; !stream.ended; sent++) await stream.send('changes', 'x'.repeat(1_000_000))
    await ended
    expect(sent).toBeLessThan(100)
    reader.destroy()
  })

  test('is not waited for when it went away before the stream began', async () => {
    const app = express()
    const began = new Promise<EventStream>(resolve => {
      app.get('/', (_request, response) => void once(response, 'close').then(() => resolve(new EventStream(response))))
    })
    const server = createServer(app).listen(0)
    onTestFinished(() => { server.close() })
    await once(server, 'listening')
    const address = server.address() as AddressInfo
    const reader = connect(address.port, 'localhost').on('connect', () => reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'))
    await sleep(200)
    reader.destroy()
    const stream = await began
    expect(stream.ended).toBe(true)
    let told = false
    stream.onEnd(() => { told = true })
    expect(told).toBe(true)
  })
})
