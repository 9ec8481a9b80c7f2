import { once } from 'node:events'
import { createServer } from 'node:http'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openAuth } from '../../server/accounts/sessions/auth.ts'
import { readConfig } from '../../server/http/config.ts'
import { createApp } from '../../server/http/app.ts'
import { openLogger } from '../../server/http/logger.ts'
import { postgresDatabases, openTestDatabase } from '../support/database.ts'
import { OpenStreams } from '../../server/replication/open-streams.ts'

describe('the log', () => {
  const freshDatabaseUrl = postgresDatabases()
  /** Asks for each path, and returns what was logged meanwhile. */
  async function logOf(
    requests: readonly (readonly [path: string, init?: RequestInit])[],
    brokenBy: readonly string[] = [],
  ): Promise<string> {
    const lines: string[] = []
    const logger = openLogger('trace', {
      write: line => {
        lines.push(line)
      },
    })
    const database = await openTestDatabase(await freshDatabaseUrl())
    onTestFinished(() => database.close())
    for (const statement of brokenBy) await sql.raw(statement).execute(database.db)
    const auth = openAuth(database.db, 'a secret for tests alone, never for use', 'http://localhost', logger)
    const { app, endStreams } = await createApp({
      config: readConfig({}),
      database,
      auth,
      mailer: undefined,
      logger,
      isStopping: () => false,
      streams: new OpenStreams(),
    })
    const server = createServer(app).listen(0)
    await once(server, 'listening')
    onTestFinished(() => {
      endStreams()
      server.close()
    })
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    for (const [path, init] of requests) await (await fetch(`http://localhost:${port}${path}`, init)).text()
    return lines.join('')
  }

  test('says once that a proxy stands in front of which the configuration knows nothing', async () => {
    const throughProxy = ['/healthz', { headers: { 'X-Forwarded-For': '198.51.100.7' } }] as const
    const log = await logOf([throughProxy, throughProxy])
    expect(log.match(/Set TRUST_PROXY=1/g)).toHaveLength(1)
    expect(await logOf([['/healthz']])).not.toContain('TRUST_PROXY')
  })

  test('has each path and its status, and nothing secret', async () => {
    const log = await logOf([
      ['/oauth2/token/?client_id=abc&client_secret=hidden-1&grant_type=client_credentials'],
      ['/oauth2/token/?callback=cb&code=hidden-2&client_id=abc&grant_type=authorization_code'],
      [
        '/oauth2/token/',
        {
          method: 'POST',
          body: new URLSearchParams({ client_secret: 'hidden-3' }),
          headers: { Authorization: 'Basic aGlkZGVuLTQ=' },
        },
      ],
      [
        '/v1/organizations/?access_token=hidden-5',
        { headers: { Authorization: 'Bearer hidden-6', Cookie: 'sideline.session_token=hidden-7' } },
      ],
      ['/oauth2/authorize/?client_id=hidden-8'],
    ])
    expect(log).toContain('"path":"/oauth2/token/"')
    expect(log).toContain('"status":401')
    expect(log).toContain('"path":"/v1/organizations/"')
    expect(log).not.toContain('hidden')
    expect(log).not.toContain('aGlkZGVu')
  })

  test('says what went wrong in the database, and neither with what nor in which statement', async () => {
    const printed = vi.spyOn(console, 'error')
    onTestFinished(() => printed.mockRestore())
    const person = { email: 'hidden-1@example.org', password: 'hidden-2 hidden-2' }
    const log = await logOf(
      [
        [
          '/accounts/auth/sign-in/email',
          { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(person) },
        ],
        [
          '/oauth2/token/?client_id=hidden-3&client_secret=hidden-4&grant_type=client_credentials',
          { headers: { 'User-Agent': 'hidden-5', 'X-Forwarded-For': '203.0.113.77' } },
        ],
      ],
      ['alter table people rename to people_away', 'alter table programs rename to programs_away'],
    )
    expect(log).toContain('"code":"42P01"')
    expect(log).toContain('"status":500')
    expect(log).toMatch(/"stack":\["at /)
    expect(printed).not.toHaveBeenCalled()
    expect(log).not.toMatch(/hidden|select |203\.0\.113|127\.0\.0\.1|::1/i)
  })

  test.each([
    [
      "insert into people (id, name, email, email_verified, created_at, updated_at) select 'x', 'hidden', 'hidden@example.org', false, now(), now() from generate_series(1, 2)",
      '23505',
    ],
    ["select 'hidden'::integer", '22P02'],
    ["select 1 from generate_series(1, 2) hidden where 1 = '2026-hidden'::date - current_date", '22007'],
  ])('has nothing of the values of %s', async (statement, code) => {
    const database = await openTestDatabase(await freshDatabaseUrl())
    onTestFinished(() => database.close())
    const lines: string[] = []
    const logger = openLogger('info', {
      write: line => {
        lines.push(line)
      },
    })
    await sql
      .raw(statement)
      .execute(database.db)
      .catch((err: unknown) => {
        logger.error({ err: new Error('It failed', { cause: err }) }, 'A chore failed')
      })
    expect(lines.join('')).toContain(code)
    expect(lines.join('')).not.toContain('hidden')
  })

  test('has of other errors no text that they quote', () => {
    const lines: string[] = []
    const logger = openLogger('info', {
      write: line => {
        lines.push(line)
      },
    })
    for (const work of [
      () => JSON.parse('{"name": hidden}') as unknown,
      () => {
        throw new Error('no mail to hidden@example.org')
      },
    ]) {
      try {
        work()
      } catch (err) {
        logger.error({ err }, 'A chore failed')
      }
    }
    expect(lines).toHaveLength(2)
    expect(lines.join('')).not.toContain('hidden')
  })
})
