import { once } from 'node:events'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openAuth } from '../../server/accounts/auth.ts'
import { readConfig } from '../../server/config.ts'
import { createApp } from '../../server/http/app.ts'
import { openTestDatabase, postgresDatabases } from '../support/database.ts'
import { OpenStreams } from '../../server/replication/open-streams.ts'

describe('the log of requests', () => {
  const freshDatabaseUrl = postgresDatabases()

  /** Asks for each path, and returns what was logged meanwhile. */
  async function logOf(requests: readonly (readonly [path: string, init?: RequestInit])[]): Promise<string> {
    const lines: string[] = []
    const logger = pino({ level: 'trace' }, { write: line => { lines.push(line) } })
    const database = await openTestDatabase(await freshDatabaseUrl())
    onTestFinished(() => database.close())
    const auth = openAuth(database.db, 'a secret for tests alone, never for use', 'http://localhost', logger)
    const { app, endStreams } = await createApp({ config: readConfig({}), database, auth, logger, isStopping: () => false, streams: new OpenStreams() })
    const server = createServer(app).listen(0)
    await once(server, 'listening')
    onTestFinished(() => { endStreams(); server.close() })
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    for (const [path, init] of requests) await (await fetch(`http://localhost:${port}${path}`, init)).text()
    return lines.join('')
  }

  test('has each path and its status, and nothing secret', async () => {
    const log = await logOf([
      ['/oauth2/token/?client_id=abc&client_secret=hidden-1&grant_type=client_credentials'],
      ['/oauth2/token/?callback=cb&code=hidden-2&client_id=abc&grant_type=authorization_code'],
      ['/oauth2/token/', { method: 'POST', body: new URLSearchParams({ client_secret: 'hidden-3' }), headers: { Authorization: 'Basic aGlkZGVuLTQ=' } }],
      ['/v1/organizations/?access_token=hidden-5', { headers: { Authorization: 'Bearer hidden-6', Cookie: 'sideline.session_token=hidden-7' } }],
      ['/oauth2/authorize/?client_id=hidden-8'],
    ])
    expect(log).toContain('"path":"/oauth2/token/"')
    expect(log).toContain('"status":401')
    expect(log).toContain('"path":"/v1/organizations/"')
    expect(log).not.toContain('hidden')
    expect(log).not.toContain('aGlkZGVu')
  })
})
