import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { EPOCH, type Scope } from '../../shared-schema/replication/scope.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const freshDatabaseUrl = postgresDatabases()
let server: TestServer
let league: SmallLeague
let scope: Scope
let token: string

beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  league = await makeLeague(server.db)
  scope = `tournament:${league.tournament}`
  token = await server.signIn('scorekeeper', league.organization)
})
afterAll(() => server.stop())

test('L6: a stream opens only when it has found out from where it follows', async () => {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  let isOpen = false
  const opening = await server.db.transaction().execute(async lock => {
    // Nobody can read the position of a scope while the lock is held.
    await sql`lock table scopes in access exclusive mode`.execute(lock)
    const opening = new Device(server.url, scope, token)
      .ask(`${scope}/entries/${EPOCH}/pullStream`, { signal: stop.signal })
      .finally(() => (isOpen = true))
    // Not in the transaction, which would see the same statements each time.
    const waiting = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%from scopes%'`
    await expect.poll(async () => (await waiting.execute(server.db)).rows.length).toBe(1)
    // Everything sent before arrives before the answer to this.
    await fetch(`${server.url}/healthz`)
    expect(isOpen).toBe(false)
    return { answer: opening }
  })
  expect((await opening.answer).status).toBe(200)
})
