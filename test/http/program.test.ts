import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Browser } from '../accounts/browser.ts'
import { embeddedDatabases, emptyPostgresDatabases } from '../support/database.ts'
import { someText } from '../support/matchers.ts'
import { spawnServer } from '../support/server.ts'
import { slowness } from '../support/slowness.ts'

const program = (name: string) => resolve(import.meta.dirname, `../../dist/server/${name}.js`)

const run = (name: string, env: Record<string, string>) =>
  spawnSync(process.execPath, [program(name)], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: slowness() * 120_000,
  })

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sideline-program-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const codeIn = (output: string): string | undefined => /\/join#([\w-]{32})/.exec(output)?.[1]

test('a wrong variable stops the start with a sentence and exit code 1', () => {
  const { status, stdout, stderr } = run('main', { PORT: 'eighty' })
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'PORT must be a whole number from 0 to 65535.\n',
  })
})

test('an unreachable database does so too', { tags: ['long'] }, () => {
  const { status, stderr } = run('main', {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    DATA_DIR: temporaryFolder(),
  })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'The database cannot be reached. Check DATABASE_URL, and whether PostgreSQL runs.\n',
  })
})

describe('with a database of its own', { tags: ['long'] }, () => {
  const freshDatabaseUrl = embeddedDatabases()

  test('it holds its folder alone, and ends by a signal with exit code 0', async () => {
    const dataFolder = fileURLToPath(await freshDatabaseUrl())
    const server = await spawnServer({ dataFolder })
    const second = run('main', { DATABASE_URL: '', DATA_DIR: dataFolder, PORT: '0' })
    expect(second.status).toBe(1)
    expect(second.stderr).toContain('is in use by process')
    expect(await server.kill('SIGINT')).toBe(0)
  })

  test('of several that are started at once in the folder of one that was killed, one gets it', async () => {
    const dataFolder = fileURLToPath(await freshDatabaseUrl())
    await (await spawnServer({ dataFolder })).kill('SIGKILL')
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => spawnServer({ dataFolder })))
    const started = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    await Promise.all(started.map(server => server.stop()))
    const refusals = outcomes.flatMap(outcome =>
      outcome.status === 'rejected' ? [String(outcome.reason)] : [],
    )
    expect(started).toHaveLength(1)
    expect(refusals).toEqual(Array(3).fill(someText(/is in use by process/)))
  })
})

describe('with PostgreSQL', { tags: ['long'] }, () => {
  const freshDatabaseUrl = emptyPostgresDatabases()

  test('the first start prints the link by which the first owner joins, and what was written survives', async () => {
    const options = { databaseUrl: await freshDatabaseUrl(), dataFolder: temporaryFolder() }
    const first = await spawnServer(options)
    await expect.poll(() => first.output()).toContain(`${first.url}/join#`)
    const browser = new Browser(first.url)
    const ada = { name: 'Ada', email: 'ada@example.org', password: 'violet lantern 42' }
    expect((await browser.post('/accounts/join', { code: codeIn(first.output()), ...ada })).status).toBe(201)
    expect(await first.kill('SIGTERM')).toBe(0)

    const second = await spawnServer(options)
    const returned = new Browser(second.url, second.url, browser.cookie)
    expect((await returned.get('/accounts/me')).body).toMatchObject({ person: { email: 'ada@example.org' } })

    const { stdout } = run('invite', { DATABASE_URL: options.databaseUrl, PORT: '8080' })
    expect(stdout).toMatch(/^http:\/\/localhost:8080\/join#[\w-]{32}\n$/)
    expect((await returned.post('/accounts/join', { ...ada, code: codeIn(stdout) })).status).toBe(201)
    expect(second.output()).not.toContain('/join#')
    await second.stop()
  })
})
