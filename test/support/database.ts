// Fresh databases for tests: copies of those that global-setup.ts migrated, because migrating takes longer
// than most tests.
//
// Tests run on PostgreSQL, because it starts and executes statements fastest. Tests of possible differences run on
// both databases (eachDatabase): values, sorting, errors, triggers, notifications, and transactions, since
// the embedded one has a single connection. Code without SQL of its own is proven once.
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../server/database/connection.ts'
import { fillDemo } from '../../server/tools/demo/fill.ts'
import { environmentOf } from './environment-of.ts'
import { withClient } from './with-client.ts'

/**
 * Gives the address of a new database without records: of PostgreSQL, or a `file:` URL of an embedded one's
 * folder.
 */
export type FreshDatabaseUrl = () => Promise<string>

/**
 * Declares the tests of `body` twice: for PostgreSQL, and for PGlite, which takes much longer.
 * @param tags.embedded which suite has those for PGlite
 */
export function eachDatabase(
  name: string,
  tags: { readonly embedded: 'long' | 'thorough' },
  body: (freshDatabaseUrl: FreshDatabaseUrl) => void,
): void {
  describe(`${name} (PGlite)`, { tags: [tags.embedded] }, () => {
    body(embeddedDatabases())
  })
  describe(`${name} (PostgreSQL)`, () => {
    body(postgresDatabases())
  })
}

/** For tests that run on PGlite alone; to be called inside a describe block. */
export function embeddedDatabases(): FreshDatabaseUrl {
  const made: string[] = []
  // Hooks run in reverse order, so this one comes after those that close the databases.
  afterAll(() => {
    for (const folder of made) rmSync(folder, { recursive: true })
  })
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sideline-embedded-'))
    made.push(folder)
    cpSync(await migratedFolder(), folder, { recursive: true })
    return pathToFileURL(folder).href
  }
}

/**
 * The folder of an embedded database with tables and without records, made by the first test of a run that
 * needs one.
 */
async function migratedFolder(): Promise<string> {
  const template = join(inject('templates'), 'embedded')
  if (existsSync(template)) return template
  const made = mkdtempSync(join(inject('templates'), 'making-'))
  await (await openDatabase(undefined, made)).close()
  try {
    renameSync(made, template)
  } catch {
    // Another worker was faster, and its folder is as good.
  }
  return template
}

/** For tests that run on PostgreSQL alone; to be called inside a describe block. */
export const postgresDatabases = (): FreshDatabaseUrl => copiesOf(() => inject('postgresTemplate'))

/** PostgreSQL databases without tables, for tests of the first start. */
export const emptyPostgresDatabases = (): FreshDatabaseUrl => copiesOf(() => 'template1')

/**
 * PostgreSQL databases with the invented league in them, which the first test of a run that needs it makes.
 */
export const demoDatabases = (): FreshDatabaseUrl => copiesOf(demoTemplate)

async function demoTemplate(): Promise<string> {
  const template = 'sideline_demo'
  await withClient(inject('postgresAdminUrl'), async admin => {
    // The lock ends with the connection, so the next process waits until the league is there.
    await admin.query('select pg_advisory_lock(1)')
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
    if (rowCount !== 0) return
    await admin.query(`create database making_demo template ${inject('postgresTemplate')}`)
    const demo = await openTestDatabase(new URL('making_demo', inject('postgresAdminUrl')).href)
    await fillDemo(demo.db)
    await demo.close()
    await admin.query(`alter database making_demo rename to ${template}`)
  })
  return template
}

function copiesOf(template: () => string | Promise<string>): FreshDatabaseUrl {
  const made: string[] = []
  afterAll(async () => {
    for (const database of made) await administer(`drop database ${database} with (force)`)
  })
  return async () => {
    const database = `test_${randomUUID().replaceAll('-', '')}`
    await administer(`create database ${database} template ${await template()}`)
    made.push(database)
    return new URL(database, inject('postgresAdminUrl')).href
  }
}

/** Opens a fresh database as a server does. */
export const openTestDatabase = (url: string): Promise<OpenDatabase> => {
  const { DATABASE_URL, DATA_DIR = '' } = environmentOf(url)
  return openDatabase(DATABASE_URL, DATA_DIR)
}

const administer = (statement: string): Promise<unknown> =>
  withClient(inject('postgresAdminUrl'), client => client.query(statement))
