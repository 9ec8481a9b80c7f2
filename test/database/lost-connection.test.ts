import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/database/connection.ts'
import { transaction } from '../../server/database/transaction.ts'
import { postgresDatabases } from '../support/database.ts'

describe('a connection that the database closes', () => {
  const freshDatabaseUrl = postgresDatabases()

  test('in the middle of a transaction fails that transaction, and nothing else', async () => {
    const database = await openDatabase(await freshDatabaseUrl(), '')
    const { db } = database
    const lost = transaction(db, async tx => {
      const {
        rows: [own],
      } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${own?.pid}, 5000)`.execute(db)
      // The word of it arrives while no query waits for an answer.
      await new Promise(resolve => setTimeout(resolve, 100))
      await sql`select 1`.execute(tx)
    })
    await expect(lost).rejects.toThrow()
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    await database.close()
  })
})
