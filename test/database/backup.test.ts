import { sql } from 'kysely'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { OpenDatabase } from '../../server/database/connection.ts'
import { backupOf, contentOf, restoreFrom } from '../support/backup-file.ts'
import {
  embeddedDatabases,
  openTestDatabase,
  postgresDatabases,
  type FreshDatabaseUrl,
} from '../support/database.ts'
import { make, makeGame, makeLeague } from '../support/league.ts'
import { spread } from '../support/spread.ts'

describe('a backup of PostgreSQL', () => {
  backsUp(postgresDatabases(), embeddedDatabases())
})
describe('a backup of the embedded database', { tags: ['long'] }, () => {
  backsUp(embeddedDatabases(), postgresDatabases())
})

function backsUp(freshDatabaseUrl: FreshDatabaseUrl, ofOtherKind: FreshDatabaseUrl): void {
  async function opened(url: string): Promise<OpenDatabase> {
    const database = await openTestDatabase(url)
    onTestFinished(() => database.close())
    return database
  }

  const targets = [
    ['of its kind', freshDatabaseUrl],
    ['of the other kind', ofOtherKind],
  ] as const
  spread(2, targets, some => {
    test.each(some)(
      'is restored, equal in everything, in place of what was there, in a database %s',
      async (_target, freshTarget) => {
        const { db } = await opened(await freshDatabaseUrl())
        const league = await makeLeague(db)
        await makeGame(db, league)
        await sql`update organizations set name = ${'Ünïcode "quoted" \\ \n {"a": null} 🥏'}`.execute(db)
        await sql`insert into unreadable_entries (id, scope, content, reason) values ('x', 'season:1', ${'{"deep": [1.50, null]}'}, '')`.execute(
          db,
        )
        const before = await contentOf(db)
        expect(before.length).toBeGreaterThan(100)
        const packed = await backupOf(db)

        const target = await opened(await freshTarget())
        await makeLeague(target.db)
        await makeLeague(target.db)
        expect(Date.parse((await restoreFrom(target.db, packed)).made)).not.toBeNaN()
        expect(await contentOf(target.db)).toEqual(before)

        // It goes on: ids after those of the backup, references and the audit are watched as ever.
        const organization = await make(target.db, 'organizations', { name: 'After' })
        expect(organization).toBe(league.organization + 1)
        const noted = await target.db
          .selectFrom('audit')
          .select('id')
          .where('family', '=', 'organizations')
          .where('key_1', '=', organization)
          .where('operation', '=', 'create')
          .execute()
        expect(noted).toHaveLength(1)
        await expect(sql`update leagues set organization_id = 4711`.execute(target.db)).rejects.toThrow()
      },
    )
  })

  test('holds one moment, while others write', async () => {
    const { db } = await opened(await freshDatabaseUrl())
    let isOver = false
    let written = 0
    onTestFinished(() => {
      isOver = true
    })
    const writing = (async () => {
      for (; !isOver; written++) {
        await db.transaction().execute(async tx => {
          await tx
            .insertInto('scopes')
            .values({ scope: `season:${written}` })
            .execute()
          await tx
            .insertInto('former_players')
            .values({ id: written, entry_id: null, into_id: null })
            .execute()
        })
      }
    })()
    await expect.poll(() => written).toBeGreaterThan(20)
    const packed = await backupOf(db)
    await expect.poll(() => written).toBeGreaterThan(40)
    isOver = true
    await writing
    await restoreFrom(db, packed)
    const count = async (table: 'scopes' | 'former_players') =>
      (await sql<{ many: number }>`select count(*)::integer as many from ${sql.table(table)}`.execute(db))
        .rows[0]?.many
    expect(await count('scopes')).toBeGreaterThan(19)
    expect(await count('scopes')).toBe(await count('former_players'))
    expect(await count('scopes')).toBeLessThan(written)
  })
}

describe('what is refused, and changes nothing', () => {
  const freshDatabaseUrl = postgresDatabases()

  async function refusal(change: (lines: string[]) => string | Buffer): Promise<string> {
    const database = await openTestDatabase(await freshDatabaseUrl())
    const { db } = database
    try {
      await makeLeague(db)
      const packed = await backupOf(db)
      await make(db, 'organizations', { name: 'Later' })
      const before = await contentOf(db)
      const changed = change(gunzipSync(packed).toString().trimEnd().split('\n'))
      const error: unknown = await restoreFrom(
        db,
        typeof changed === 'string' ? gzipSync(changed) : changed,
      ).catch((reason: unknown) => reason)
      expect(await contentOf(db)).toEqual(before)
      return error instanceof Error ? error.message : ''
    } finally {
      await database.close()
    }
  }

  const refused: readonly [string, (lines: string[]) => string | Buffer, RegExp][] = [
    ['a file that is cut off', lines => gzipSync(`${lines.join('\n')}\n`).subarray(0, -500), /cut off/],
    ['one that ends too early', lines => `${lines.slice(0, -1).join('\n')}\n`, /cut off/],
    [
      'one that lacks a row',
      lines => `${lines.filter(line => !line.includes('Rusty Bikes')).join('\n')}\n`,
      /was changed/,
    ],
    [
      'one in which a name was changed',
      lines => `${lines.join('\n').replaceAll('Rusty Bikes', 'Trusty Bikes')}\n`,
      /was changed/,
    ],
    [
      'one in which a row is no list any more',
      lines => `${lines.map(line => line.replace(/^\[(.*Rusty Bikes.*)\]$/, '[$1')).join('\n')}\n`,
      /damaged: it holds something that the database does not take/,
    ],
    [
      'one in which a number is none',
      lines => `${lines.map(line => line.replace(/^\["\d+"(,.*Rusty Bikes)/, '["?"$1')).join('\n')}\n`,
      /damaged: it holds something that the database does not take/,
    ],
    [
      'one in which two rows have one key',
      lines =>
        `${lines.flatMap(line => (line.includes('Rusty Bikes') ? [line, line] : [line])).join('\n')}\n`,
      /damaged: it holds something that the database does not take/,
    ],
    [
      'one of a newer version',
      lines => `${lines.join('\n').replace(/"migrations":\[/, '"migrations":["9999-later",')}\n`,
      /newer version of Sideline: it has 9999-later/,
    ],
    ['something else that is compressed', () => 'hello\n', /no backup of Sideline/],
    ['something else', () => Buffer.from('hello'), /no backup of Sideline/],
    ['nothing', () => Buffer.alloc(0), /no backup of Sideline/],
  ]
  spread(3, refused, some => {
    test.each(some)('%s', async (_what, change, sentence) => {
      expect(await refusal(change)).toMatch(sentence)
    })
  })
})
