import { sql, type Kysely, type Migration } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrationsIn } from '../../server/database/applied-migrations.ts'
import { migrationNames } from '../../server/database/migrate.ts'
import { restoreFrom, smallBackup } from '../support/backup-file.ts'
import { openTestDatabase, postgresDatabases } from '../support/database.ts'
import { make } from '../support/league.ts'
import { withClient } from '../support/with-client.ts'

vi.mock('../../server/database/migrations/index.ts', async actual => {
  const { migrations } = await actual<{ migrations: Readonly<Record<string, Migration>> }>()
  const madeUp: Migration = {
    async up(db) {
      await sql`alter table organizations add column made_up text not null default ''`.execute(db)
      await sql`update organizations set made_up = upper(name)`.execute(db)
    },
  }
  return { migrations: { ...migrations, '9999-made-up': madeUp } }
})

const all = migrationNames
const original = all.slice(0, -1)

const freshDatabaseUrl = postgresDatabases()

async function opened(url: string) {
  const database = await openTestDatabase(url)
  onTestFinished(() => database.close())
  return database.db
}

const madeUp = async <T>(db: Kysely<T>) =>
  (await sql<{ made_up: string }>`select made_up from organizations`.execute(db)).rows.map(row => row.made_up)

test('a database of an earlier version is migrated by one of the servers that start at the same moment', async () => {
  const url = await freshDatabaseUrl()
  await withClient(url, client => client.query("insert into organizations (name) values ('From long ago')"))
  const [db, other] = await Promise.all([opened(url), opened(url)])
  expect(await madeUp(db)).toEqual(['FROM LONG AGO'])
  expect(await migrationsIn(other)).toEqual(all)
})

test('a database whose migration fails is as before, and is migrated at the next start', async () => {
  const url = await freshDatabaseUrl()
  await withClient(url, client =>
    client.query(`insert into organizations (name) values ('From long ago');
      alter table organizations add constraint in_the_way check (name <> 'From long ago') not valid`),
  )
  await expect(opened(url)).rejects.toThrow(/in_the_way/)
  await withClient(url, async client => {
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration')
    expect(rows.map(({ name }) => name)).toEqual(original)
    await client.query('alter table organizations drop constraint in_the_way')
  })
  expect(await madeUp(await opened(url))).toEqual(['FROM LONG AGO'])
})

test('a backup of an earlier version is brought to this version', async () => {
  const db = await opened(await freshDatabaseUrl())
  await restoreFrom(db, await smallBackup(original))
  expect(await madeUp(db)).toEqual(['FROM LONG AGO'])
  expect(await migrationsIn(db)).toEqual(all)
  expect(await make(db, 'organizations', { name: 'New' })).toBe(8)
})
