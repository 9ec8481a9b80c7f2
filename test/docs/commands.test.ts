import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const root = resolve(import.meta.dirname, '../..')
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
]

/** The lines of all shell blocks of a page. */
const commandsIn = (page: string): string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)]
    .flatMap(match => (match[1] ?? '').split('\n'))
    .filter(Boolean)

describe('commands in the documentation', () => {
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

  test.each(pages.flatMap(page => commandsIn(page).map(command => [page, command] as const)))(
    '%s: %s',
    async (_page, command) => {
      if (command.startsWith('curl ')) {
        const { stdout } = await promisify(execFile)(
          'bash',
          ['-c', command.replace('curl ', 'curl --silent --show-error --fail-with-body ')],
          { env: { ...process.env, ...env }, maxBuffer: 10_000_000 },
        )
        expect(stdout).not.toBe('')
        return
      }
      const script = /^npm (?:run )?(start|test|[a-z:-]+)/.exec(command)?.[1]
      const { scripts } = z
        .object({ scripts: z.record(z.string(), z.string()) })
        .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
      expect(Object.keys(scripts)).toContain(script)
    },
  )
})
