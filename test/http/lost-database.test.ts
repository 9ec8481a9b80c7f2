import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { EPOCH } from '../../shared-schema/replication/scope.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeLeague, type SmallLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const refusal = z.object({ error_message: z.string(), code: z.string() }).strict()

describe('a database whose connection breaks while requests wait for it', () => {
  const freshDatabaseUrl = postgresDatabases()
  let direct: string
  let cable: CuttableProxy
  let server: TestServer
  let league: SmallLeague
  let token: string

  beforeAll(async () => {
    direct = await freshDatabaseUrl()
    const through = new URL(direct)
    cable = await cuttableProxy(Number(through.port))
    through.hostname = '127.0.0.1'
    through.port = String(cable.port)
    server = await startTestServer({ databaseUrl: through.href })
    league = await makeLeague(server.db)
    token = await server.signIn('owner')
  })
  afterAll(async () => {
    await server.stop()
    await cable.close()
  })

  /** Does something while nobody can read or write any of the tables. */
  async function whileLocked(work: () => Promise<void>): Promise<void> {
    const other = new pg.Client({ connectionString: direct })
    await other.connect()
    try {
      await other.query('begin')
      await other.query('lock table teams, tournaments, people in access exclusive mode')
      await work()
    } finally {
      await other.end()
    }
  }

  async function waiting(many: number): Promise<void> {
    const other = new pg.Client({ connectionString: direct })
    await other.connect()
    try {
      await expect
        .poll(
          async () =>
            (
              await other.query(
                "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
              )
            ).rowCount,
        )
        .toBeGreaterThanOrEqual(many)
    } finally {
      await other.end()
    }
  }

  test.each(['reset', 'ended'] as const)(
    'is answered 503 with when to come again, in words that name nothing of the database, and then all goes on: %s',
    async how => {
      const json = { 'Content-Type': 'application/json' }
      const bearer = { Authorization: `Bearer ${token}` }
      const ask = (): Promise<Response>[] => [
        fetch(`${server.url}/v1/teams/`),
        fetch(`${server.url}/v1/teams/`, {
          method: 'POST',
          headers: { ...json, ...bearer },
          body: JSON.stringify({ name: 'New', season_id: league.season }),
        }),
        fetch(`${server.url}/replication/tournament:${league.tournament}/catalog/${EPOCH}/pull`),
        fetch(`${server.url}/accounts/me`, { headers: bearer }),
        fetch(`${server.url}/accounts/auth/sign-in/email`, {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ email: 'nobody@example.org', password: 'correct horse battery' }),
        }),
      ]
      let asked: Promise<Response>[] = []
      await whileLocked(async () => {
        asked = ask()
        await waiting(3)
        cable.cut(how)
        await Promise.allSettled(asked)
      })
      for (const response of await Promise.all(asked)) {
        expect([response.url, response.status]).toEqual([response.url, 503])
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
        const { error_message, code } = refusal.parse(await response.json())
        expect(code).toBe('database_away')
        expect(error_message).not.toMatch(/connection terminated|ECONN|postgres|sql/i)
      }
      cable.heal()
      for (const request of ask().slice(0, 4)) expect((await request).status).toBeLessThan(300)
    },
  )
})
