import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../server/database/connection.ts'
import { embeddedDatabases, postgresDatabases } from '../support/database.ts'
import { startTestServer } from '../support/server.ts'
import { spread } from '../support/spread.ts'

const embedded = embeddedDatabases()
let whole: string
beforeAll(async () => {
  whole = fileURLToPath(await embedded())
})

/** A copy of a sound data folder, to be damaged. */
function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sideline-damage-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(whole, folder, { recursive: true })
  return folder
}

/** Why a data folder cannot be opened. */
const refusalOf = (folder: string): Promise<unknown> =>
  openDatabase(undefined, folder).then(
    async database => {
      await database.close()
      return 'it was opened'
    },
    (error: unknown) => (error instanceof Error ? error.message : error),
  )

/** The files of tables and indexes. */
const relationsIn = (folder: string): string[] =>
  readdirSync(join(folder, 'database/base'), { recursive: true, encoding: 'utf8' })
    .filter(name => /\/\d+$/.test(name))
    .map(name => join(folder, 'database/base', name))

const RESTORE = /is damaged: .*restore your newest backup/

const damages: readonly [string, (folder: string) => void][] = [
  ['has lost its version', folder => rmSync(join(folder, 'database/PG_VERSION'))],
  ['has an empty version', folder => truncateSync(join(folder, 'database/PG_VERSION'))],
  [
    'has a control file that is cut off',
    folder => truncateSync(join(folder, 'database/global/pg_control'), 100),
  ],
  [
    'has an overwritten log',
    folder => {
      const log = join(folder, 'database/pg_wal')
      for (const name of readdirSync(log).filter(each => /^[0-9A-F]{24}$/.test(each)))
        writeFileSync(join(log, name), Buffer.alloc(16 * 1024 * 1024, 7))
    },
  ],
  [
    'has tables that are cut off',
    folder => {
      for (const file of relationsIn(folder)) truncateSync(file, 100)
    },
  ],
  [
    'has lost tables',
    folder => {
      for (const file of relationsIn(folder)) rmSync(file)
    },
  ],
]
spread(5, damages, some => {
  test.each(some)('a database that %s is reported as damaged, and stays as it is', async (_which, damage) => {
    const folder = copied()
    damage(folder)
    expect(await refusalOf(folder)).toMatch(RESTORE)
    // The folder is free for the next start, which finds the same.
    expect(await refusalOf(folder)).toMatch(RESTORE)
  })
})

test('a database of another version of PostgreSQL is named as such', async () => {
  const folder = copied()
  writeFileSync(join(folder, 'database/PG_VERSION'), '16\n')
  expect(await refusalOf(folder)).toMatch(
    /is of PostgreSQL 16, and this version of Sideline reads PostgreSQL \d+/,
  )
})

test('a database of a newer version of Sideline is named as such', { tags: ['long'] }, async () => {
  const folder = copied()
  const database = await openDatabase(undefined, folder)
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(database.db)
  await database.close()
  expect(await refusalOf(folder)).toMatch(/last used by a newer version of Sideline/)
})

describe('a data folder whose database is gone', () => {
  test('never gets a new one, but for a restore', { tags: ['long'] }, async () => {
    const folder = copied()
    rmSync(join(folder, 'database'), { recursive: true })
    expect(await refusalOf(folder)).toMatch(/held a database, and its folder "database" is missing/)
    expect(readdirSync(folder)).not.toContain('database')
    await (await openDatabase(undefined, folder, { mayReplace: true })).close()
  })

  test('is recognised by the secret of its server, too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sideline-damage-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'secret'), 'x'.repeat(43))
    expect(await refusalOf(folder)).toMatch(/holds the secret of a server, and no database/)
  })

  test('gets one if the power failed while its first one was being made', { tags: ['long'] }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sideline-damage-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'database.new/base'), { recursive: true })
    expect(await refusalOf(folder)).toBe('it was opened')
  })
})

test('damage that the database finds while it works is answered as damage', async () => {
  const server = await startTestServer({ databaseUrl: await postgresDatabases()() })
  onTestFinished(() => server.stop())
  const [file] = (
    await sql<{
      file: string
    }>`select current_setting('data_directory') || '/' || pg_relation_filepath('organizations') as file`.execute(
      server.db,
    )
  ).rows
  await sql`checkpoint`.execute(server.db)
  rmSync(file?.file ?? '')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    server.db,
  )
  await expect
    .poll(async () => {
      const response = await fetch(`${server.url}/v1/organizations/`)
      return { status: response.status, body: (await response.json()) as unknown }
    })
    .toMatchObject({ status: 503, body: { code: 'database_damaged' } })
})
