import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { commandsIn, pages } from './pages.ts'

const requests = pages.flatMap(page =>
  commandsIn(page)
    .filter(command => command.startsWith('curl '))
    .map(command => [page, command] as const),
)

describe('requests in the documentation', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let env: Record<string, string>

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    await makeGame(server.db, await makeLeague(server.db))
    const token = await server.signIn('owner')
    const { email } = await server.db.selectFrom('people').select('email').executeTakeFirstOrThrow()
    env = { SIDELINE: server.url, TOKEN: token, EMAIL: email, PASSWORD: 'correct horse battery' }
  })
  afterAll(() => server.stop())

  test.each(requests)('%s: %s', async (_page, command) => {
    const { stdout } = await promisify(execFile)(
      'bash',
      ['-c', command.replace('curl ', 'curl --silent --show-error --fail-with-body ')],
      { env: { ...process.env, ...env }, maxBuffer: 10_000_000 },
    )
    expect(stdout).not.toBe('')
  })
})
