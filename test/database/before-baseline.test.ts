import { sql, type Kysely, type Migration } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrationsIn } from '../../server/database/applied-migrations.ts'
import { connectDatabase } from '../../server/database/connection.ts'
import { migrationNames } from '../../server/database/migrate.ts'
import type { Database } from '../../server/database/schema.ts'
import { contentOf, restoreFrom, smallBackup } from '../support/backup-file.ts'
import { eachDatabase, openTestDatabase, postgresDatabases } from '../support/database.ts'
import { environmentOf } from '../support/environment-of.ts'
import { make, makeGame, makeLeague } from '../support/league.ts'
import { withClient } from '../support/with-client.ts'

const before = `
  0001-families 0002-field-and-feed 0003-accounts 0004-tokens-and-places 0005-audit
  0006-calendar-events 0007-stat-line-indexes 0008-hidden-rounds 0009-former-players
  0010-tournament-engine 0011-open-disputes 0012-devices 0013-not-counted 0014-audit-by-key
  0015-consent 0016-one-event 0017-whose-statistics 0018-whom-it-concerns 0019-personal-data
  0020-account-life 0021-feed-generations 0022-audit-reads-once 0023-use-of-passkeys 0024-changes
  0025-devices-left 0026-lists-of-imports 0027-late-plays 0028-needless-finals 0029-verdicts-in-codes
  0030-match-days 0031-record-counts 0032-league-tables 0033-counted-versions 0034-fixture-wishes
  0035-passes 0036-game-rules 0037-notes-on-plays 0038-teams-from-pools 0039-walk-ons-to-look-at
  0040-pictures 0041-recorded-by 0042-pinned-games 0043-published-schedules 0044-audit-by-time
  0045-links-and-arrivals 0047-slots-without-teams 0048-rulings 0049-teams-leave-seasons
  0050-numbers-as-written 0052-shootout-scores 0055-steady-clock 0056-rosters-of-players
  0058-public-seasons 0060-numbers-of-former-members 0061-planned-swiss-rounds 0062-slots-to-free
`
  .trim()
  .split(/\s+/)

// A database from before the baseline lacks the later changes. The one of these tests is made by this version
// and has them all: here the baseline makes them, and the later migrations change nothing.
vi.mock('../../server/database/migrations/index.ts', async actual => {
  const { migrations } = await actual<{ migrations: Readonly<Record<string, Migration>> }>()
  const [baseline = '', ...later] = Object.keys(migrations).sort()
  const whole: Migration = {
    async up(db) {
      for (const name of [baseline, ...later]) await migrations[name]?.up(db)
    },
  }
  const nothing: Migration = { up: async () => undefined }
  return {
    migrations: { [baseline]: whole, ...Object.fromEntries(later.map(name => [name, nothing])) },
  }
})

/** Makes a database one that had other migrations. @returns what it holds */
async function withMigrations(url: string, names: readonly string[]): Promise<string[]> {
  const database = await openTestDatabase(url)
  const { db } = database
  await makeGame(db, await makeLeague(db))
  await list(db, names)
  const content = await contentOf(db)
  await database.close()
  return content
}

async function list(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  await sql`delete from kysely_migration`.execute(db)
  await sql`insert into kysely_migration (name, timestamp) select name, '2026-11-01T00:00:00.000Z'
    from unnest(${names}::text[]) as name`.execute(db)
}

async function opened(url: string) {
  const database = await openTestDatabase(url)
  onTestFinished(() => database.close())
  return database.db
}

eachDatabase('a database from before the baseline', { embedded: 'thorough' }, freshDatabaseUrl => {
  test('is taken over with all that it holds', async () => {
    const url = await freshDatabaseUrl()
    const content = await withMigrations(url, before)
    const db = await opened(url)
    expect(await migrationsIn(db)).toEqual(migrationNames)
    expect(await contentOf(db)).toEqual(content)
    expect(await make(db, 'organizations', { name: 'After' })).toBe(2)
  })

  test.each([
    [
      'that lacks a migration',
      before.slice(0, -1),
      /Start the version of commit \w+ with it once, and then this one/,
    ],
    ['of a version that this one does not know', [...before, '0063-later'], /newer version of Sideline/],
  ])('%s is refused and stays as it is', async (_which, names, sentence) => {
    const url = await freshDatabaseUrl()
    const content = await withMigrations(url, names)
    await expect(openTestDatabase(url)).rejects.toThrow(sentence)
    const { DATABASE_URL, DATA_DIR = '' } = environmentOf(url)
    const database = await connectDatabase(DATABASE_URL, DATA_DIR)
    onTestFinished(() => database.close())
    const { db } = database
    expect(await migrationsIn(db)).toEqual(names)
    expect(await contentOf(db)).toEqual(content)
  })
})

const freshDatabaseUrl = postgresDatabases()

test(
  'a database from before the baseline is taken over by several servers that start at the same moment',
  { tags: ['long'] },
  async () => {
    const url = await freshDatabaseUrl()
    const content = await withMigrations(url, before)
    const databases = await Promise.all([opened(url), opened(url), opened(url)])
    for (const db of databases) expect(await migrationsIn(db)).toEqual(migrationNames)
    expect(await contentOf(databases[0])).toEqual(content)
  },
)

test(
  'a take-over that breaks off changes nothing, and the next start completes it',
  { tags: ['long'] },
  async () => {
    const url = await freshDatabaseUrl()
    const content = await withMigrations(url, before)
    await withClient(url, async client => {
      await client.query(`
      create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$;
      create trigger break_off before insert on kysely_migration for each row execute function break_off()`)
      await expect(openTestDatabase(url)).rejects.toThrow('broken off')
      const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
      expect(rows.map(({ name }) => name)).toEqual(before)
      await client.query('drop function break_off cascade')
    })
    const db = await opened(url)
    expect(await migrationsIn(db)).toEqual(migrationNames)
    expect(await contentOf(db)).toEqual(content)
  },
)

test('a backup from before the baseline is restored', { tags: ['long'] }, async () => {
  const db = await opened(await freshDatabaseUrl())
  await restoreFrom(db, await smallBackup(before))
  expect(await db.selectFrom('organizations').select(['id', 'name']).execute()).toEqual([
    { id: 7, name: 'From long ago' },
  ])
  expect(await migrationsIn(db)).toEqual(migrationNames)
  expect(await make(db, 'organizations', { name: 'New' })).toBe(8)
})

test.each([
  [
    'that lacks a migration',
    before.slice(0, -1),
    /too old for this one\. Restore it with the version of commit/,
  ],
  ['of a version that this one does not know', [...before, '0063-later'], /newer version of Sideline/],
])('a backup from before the baseline %s is refused and changes nothing', async (_which, names, sentence) => {
  const db = await opened(await freshDatabaseUrl())
  await make(db, 'organizations', { name: 'Present' })
  const content = await contentOf(db)
  await expect(smallBackup(names).then(file => restoreFrom(db, file))).rejects.toThrow(sentence)
  expect(await contentOf(db)).toEqual(content)
})
