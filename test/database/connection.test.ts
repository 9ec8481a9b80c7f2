import { sql } from 'kysely'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../server/database/connection.ts'
import { transaction } from '../../server/database/transaction.ts'
import { families, resourceOf } from '../../shared-schema/resources/index.ts'
import { eachDatabase, embeddedDatabases, openTestDatabase, postgresDatabases } from '../support/database.ts'

eachDatabase('an opened database', { embedded: 'long' }, freshDatabaseUrl => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase(await freshDatabaseUrl())
  })
  afterAll(() => database.close())

  test.each(families)('has a column for each stored field of %s', async family => {
    const { rows } = await sql<{
      column_name: string
    }>`select column_name from information_schema.columns where table_name = ${family}`.execute(database.db)
    const stored = Object.entries(resourceOf(family).fields)
      .filter(([, { source }]) => source === 'column')
      .map(([name]) => name)
    expect(rows.map(row => row.column_name)).toEqual(expect.arrayContaining([...stored, 'owner_id']))
  })

  test('gives times as text in UTC, with the microseconds they were stored with', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select '2013-06-01T12:21:49.076518+02:00'::timestamptz as fine, '2012-06-17T12:00:00+02:00'::timestamptz as whole, '2012-06-17'::date as day`.execute(
      database.db,
    )
    expect(rows).toEqual([
      { fine: '2013-06-01T10:21:49.076518+00:00', whole: '2012-06-17T10:00:00+00:00', day: '2012-06-17' },
    ])
  })

  test('takes back a transaction that fails, and lets the next one in', async () => {
    await expect(
      transaction(database.db, async tx => {
        await tx.insertInto('scopes').values({ scope: 'season:1' }).execute()
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await database.db.selectFrom('scopes').selectAll().execute()).toEqual([])
  })

  test('hears what is notified', async () => {
    const heard = new Promise<string>(resolve => void database.listen('test_channel', resolve))
    await expect
      .poll(async () => {
        await sql`select pg_notify('test_channel', 'hello')`.execute(database.db)
        return Promise.race([heard, new Promise(resolve => setTimeout(resolve, 50, 'silence'))])
      })
      .toBe('hello')
  })
})

describe('a database server that drops its connections', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('is listened to again by itself', async () => {
    const database = await openTestDatabase(await freshDatabaseUrl())
    const heard: string[] = []
    await database.listen('test_channel', payload => heard.push(payload))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      database.db,
    )
    await expect
      .poll(async () => {
        await sql`select pg_notify('test_channel', 'still here')`.execute(database.db)
        return heard
      })
      .toContain('still here')
    await database.close()
  })
})

describe('the folder of an embedded database', () => {
  test('is refused while another process holds it, with a sentence that says what to do', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sideline-folder-'))
    await writeFile(join(folder, 'in-use-by'), String(process.ppid))
    await expect(openDatabase(undefined, folder)).rejects.toThrow(
      `is in use by process ${process.ppid}. Stop that process first`,
    )
    await rm(folder, { recursive: true })
  })

  const freshDatabaseUrl = embeddedDatabases()

  test('keeps its data, and is free again after a kill left its mark', async () => {
    const folder = fileURLToPath(await freshDatabaseUrl())
    const first = await openDatabase(undefined, folder)
    await first.db.insertInto('scopes').values({ scope: 'season:7' }).execute()
    await first.close()
    await writeFile(join(folder, 'in-use-by'), '999999999')
    const second = await openDatabase(undefined, folder)
    expect(await second.db.selectFrom('scopes').select('scope').execute()).toEqual([{ scope: 'season:7' }])
    await second.close()
  })
})
