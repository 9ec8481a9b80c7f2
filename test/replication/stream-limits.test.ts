import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import express from 'express'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { EventStream } from '../../server/replication/event-stream.ts'
import { OpenStreams } from '../../server/replication/open-streams.ts'
import { EPOCH, type Scope } from '../../shared-schema/replication/scope.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { StreamReader } from '../support/stream-reader.ts'

setFlagsFromString('--expose-gc')

/** As on a real server, but quicker: there they are 30 and 5 seconds. */
const STALLED_MS = 3000
const RECHECK_MS = 200

let server: TestServer
let league: SmallLeague
let scope: Scope
let token: string

const freshDatabaseUrl = postgresDatabases()
beforeAll(async () => {
  const streams = new OpenStreams({ stalled: STALLED_MS, recheck: RECHECK_MS })
  server = await startTestServer({
    databaseUrl: await freshDatabaseUrl(),
    env: { TRUST_PROXY: '1' },
    streams,
  })
  league = await makeLeague(server.db)
  scope = `tournament:${league.tournament}`
  token = await server.signIn('scorekeeper', league.organization)
})
afterAll(() => server.stop())

describe('what one caller may ask for', () => {
  const streamOf = (device: Device, signal: AbortSignal): Promise<Response> =>
    device.ask(`${EPOCH}/stream?scopes=${device.scope}`, { signal })

  test('a person has 3000 requests a minute, on whatever device and from whatever address; an address has them for all who are not signed in', async () => {
    const remaining = async (address: string, bearer: string | null) => {
      const tablet = new Device(server.url, scope, bearer)
      tablet.state = { 'X-Forwarded-For': address }
      const { headers } = await tablet.ask(`${scope}/catalog/${EPOCH}/pull`)
      return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
    }
    expect([await remaining('203.0.113.5', token), await remaining('198.51.100.7', token)]).toEqual([
      2999, 2998,
    ])
    expect([
      await remaining('203.0.113.5', null),
      await remaining('203.0.113.5', null),
      await remaining('198.51.100.7', null),
    ]).toEqual([2999, 2998, 2999])
  })

  test('a person has 200 streams; one more is refused until another one ends', async () => {
    const tablet = new Device(server.url, scope, await server.signIn('scorekeeper', league.organization))
    const stops = Array.from({ length: 200 }, () => new AbortController())
    onTestFinished(() => stops.forEach(stop => stop.abort()))
    // Held to the end of the test: fetch ends a stream whose response nobody holds any more.
    const streams = await Promise.all(stops.map(stop => streamOf(tablet, stop.signal)))
    onTestFinished(() => {
      streams.length = 0
    })
    expect(streams.map(({ status }) => status)).toEqual(stops.map(() => 200))
    const last = new AbortController()
    onTestFinished(() => last.abort())
    const { status, headers } = await streamOf(tablet, last.signal)
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await streamOf(new Device(server.url, scope, token), last.signal)).status).toBe(200)
    stops[0]?.abort()
    await expect.poll(async () => (await streamOf(tablet, last.signal)).status).toBe(200)
  })

  test('a push of more than 5 MB or 1000 entries is refused, and one of somebody who may not push is not even read', async () => {
    const tablet = new Device(server.url, scope, token)
    expect((await tablet.push(['x'.repeat(5_300_000)])).status).toBe(413)
    expect((await tablet.push(Array.from({ length: 1001 }, () => ({})))).status).toBe(400)
    expect((await new Device(server.url, scope, null).push(['x'.repeat(5_300_000)])).status).toBe(401)
  })
})

describe('a stream', () => {
  test('ends within seconds for readers who lost the role or the token that let them read, and for everybody else once the organization is private', async () => {
    const keeper = await server.signIn('scorekeeper', league.organization)
    const tokens = {
      keeper,
      revoked: await server.signIn('viewer', league.organization),
      signedOut: await server.signIn('viewer', league.organization),
      anybody: null,
    }
    const ended: string[] = []
    const stop = new AbortController()
    onTestFinished(() => stop.abort())
    for (const [name, token] of Object.entries(tokens)) {
      const response = await new Device(server.url, scope, token).ask(`${EPOCH}/stream?scopes=${scope}`, {
        signal: stop.signal,
      })
      response.text().then(
        () => ended.push(name),
        () => undefined,
      )
    }
    const { db } = server
    const revoked = await db
      .selectFrom('people')
      .select('id')
      .where('name', '=', 'Test viewer')
      .orderBy('created_at')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('roles').where('person_id', '=', revoked.id).execute()
    const out = await fetch(`${server.url}/accounts/auth/sign-out`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokens.signedOut}`, 'Content-Type': 'application/json' },
      body: '{}',
    })
    expect(out.status).toBe(200)
    await db
      .updateTable('organizations')
      .set({ is_public: false })
      .where('id', '=', league.organization)
      .execute()
    await expect.poll(() => ended.toSorted()).toEqual(['anybody', 'revoked', 'signedOut'])
    await db.deleteFrom('roles').where('role', '=', 'scorekeeper').execute()
    await expect.poll(() => ended).toContain('keeper')
    await db
      .updateTable('organizations')
      .set({ is_public: true })
      .where('id', '=', league.organization)
      .execute()
  })
})

const entriesIn = (ids: readonly string[]): string[] => ids.filter(id => !id.includes('/'))

/** The memory of this process, and so of the server in it. */
function megabytesHeld(): number {
  runInNewContext('gc()')
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

describe('a reader that takes nothing', () => {
  test(
    'is cut off and forgotten, then resumes and has everything once; one that is fast is not held up',
    { tags: ['long'] },
    async () => {
      const game = await makeGame(server.db, league)
      const keeper = await server.signIn('scorekeeper', league.organization)
      const tablet = new Device(server.url, scope, keeper)
      const large = () =>
        tablet.entry(game, 'score', {
          team_1_score: 1,
          team_2_score: 0,
          is_final: false,
          game_sets: [{ remark: 'x'.repeat(90_000) }],
          what_happened: '',
        })
      const open = async () => {
        const reader = await StreamReader.open(server.url, scope, keeper)
        onTestFinished(() => reader.close())
        return reader
      }
      const fast = await open()
      const slow = await Promise.all(Array.from({ length: 5 }, open))
      const before = megabytesHeld()
      // Each of them would hold 9 MB of the pushed data.
      for (const reader of slow) reader.stall()
      const pushed: string[] = []
      for (let push = 0; push < 10; push++) {
        const entries = Array.from({ length: 10 }, large)
        expect((await tablet.push(entries)).status).toBe(200)
        pushed.push(...entries.map(entry => String(Reflect.get(entry, 'id'))))
        await expect.poll(() => entriesIn(fast.ids)).toEqual(pushed)
      }
      await expect.poll(megabytesHeld).toBeLessThan(before + 10)

      // The pushes may have been quicker than the patience with slow readers.
      await sleep(STALLED_MS + 500)
      for (const reader of slow) {
        reader.resume()
        await expect.poll(() => reader.ended).toBe(true)
        const missed = await tablet.pull('entries', reader.position)
        expect(missed.documents.length).toBeGreaterThan(0)
        expect([...entriesIn(reader.ids), ...missed.documents.map(({ id }) => id)]).toEqual(pushed)
      }
      const again = await open()
      const last = large()
      await tablet.push([last])
      await expect.poll(() => entriesIn(again.ids)).toEqual([Reflect.get(last, 'id')])
    },
  )

  test('is not waited for when it went away before the stream began', async () => {
    const app = express()
    const began = new Promise<EventStream>(resolve => {
      app.get(
        '/',
        (_request, response) =>
          void once(response, 'close').then(() => resolve(new EventStream(response, STALLED_MS))),
      )
    })
    const server = createServer(app).listen(0)
    onTestFinished(() => {
      server.close()
    })
    await once(server, 'listening')
    const address = server.address() as AddressInfo
    const reader = connect(address.port, 'localhost').on('connect', () =>
      reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    )
    await sleep(200)
    reader.destroy()
    const stream = await began
    expect(stream.ended).toBe(true)
    let told = false
    stream.onEnd(() => {
      told = true
    })
    expect(told).toBe(true)
  })
})
