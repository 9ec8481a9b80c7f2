import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../server/database/connection.ts'
import { prepared } from '../../server/database/prepared-statement.ts'
import type { Database } from '../../server/database/schema.ts'
import { postgresDatabases } from '../support/database.ts'

describe('prepared statements that are asked for at once', () => {
  const freshDatabaseUrl = postgresDatabases()
  let database: OpenDatabase
  let db: Kysely<Database>

  beforeAll(async () => {
    database = await openDatabase(await freshDatabaseUrl(), '')
    db = database.db
  })
  afterAll(() => database.close())

  const divide = async (by: number) => {
    const { rows } = await sql<{ result: number; process: number }>`${prepared}
      select 12 / ${by}::integer as result, pg_backend_pid() as process`.execute(db)
    return rows[0]
  }

  test('go to one connection, each with its own answer', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(divide))
    expect(answers.map(answer => answer?.result)).toEqual([12, 6, 4, 3])
    expect(new Set(answers.map(answer => answer?.process)).size).toBe(1)
  })

  test('fail alone', async () => {
    const answers = await Promise.allSettled([1, 0, 3].map(divide))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(answers[1]).toMatchObject({ reason: { code: '22012' } })
    expect((await divide(6))?.result).toBe(2)
  })

  test('are answered however many they are', async () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index + 1)
    const answers = await Promise.all(numbers.map(divide))
    expect(answers.map(answer => answer?.result)).toEqual(numbers.map(number => Math.floor(12 / number)))
  })
})

describe('a transaction', () => {
  const freshDatabaseUrl = postgresDatabases()
  let database: OpenDatabase

  beforeAll(async () => {
    database = await openDatabase(await freshDatabaseUrl(), '')
  })
  afterAll(() => database.close())

  test('begins with its first statement, and takes that back if a later one fails', async () => {
    const { db } = database
    const insert = (name: string) => db.insertInto('organizations').values({ name, is_public: true })
    await expect(
      db.transaction().execute(async tx => {
        await tx.insertInto('organizations').values({ name: 'Half', is_public: true }).execute()
        await sql`select 1 / 0`.execute(tx)
      }),
    ).rejects.toMatchObject({ code: '22012' })
    await expect(
      db.transaction().execute(tx => sql`${prepared} select 1 / ${0}::integer`.execute(tx)),
    ).rejects.toMatchObject({ code: '22012' })
    await db.transaction().execute(() => Promise.resolve())
    await insert('Whole').execute()
    const { rows } = await sql<{ name: string }>`select name from organizations`.execute(db)
    expect(rows).toEqual([{ name: 'Whole' }])
  })

  test('that may only read writes nothing, not with its first statement either', async () => {
    await expect(
      database.db
        .transaction()
        .setAccessMode('read only')
        .execute(tx => sql`insert into organizations (name, is_public) values ('None', true)`.execute(tx)),
    ).rejects.toMatchObject({ code: '25006' })
  })
})
