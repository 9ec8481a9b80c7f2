import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eachDatabase, openTestDatabase } from '../support/database.ts'

eachDatabase('views, functions and triggers', { embedded: 'long' }, freshDatabaseUrl => {
  test('are those of this version again after a server of another version', async () => {
    const url = await freshDatabaseUrl()
    const other = await openTestDatabase(url)
    await sql`create or replace function add_counters(a jsonb, b jsonb) returns jsonb language sql immutable as ${sql.lit("select '{}'::jsonb")}`.execute(
      other.db,
    )
    await sql`drop trigger audit_update on players`.execute(other.db)
    await sql`comment on view catalog_members is 'another version'`.execute(other.db)
    await other.close()

    const own = await openTestDatabase(url)
    const { db } = own
    const { rows } = await sql`select add_counters('{"goals": 1}', '{"goals": 2}') as sum`.execute(db)
    expect(rows).toEqual([{ sum: { goals: 3 } }])
    const { id } = await db
      .insertInto('players')
      .values({ first_name: 'Ann', last_name: 'Smith' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('players').set({ last_name: 'Jones' }).where('id', '=', id).execute()
    const audited = db
      .selectFrom('audit')
      .select(['operation', 'changes'])
      .where('key_1', '=', id)
      .orderBy('id')
    expect((await audited.execute()).at(-1)).toEqual({
      operation: 'update',
      changes: { last_name: { before: 'Smith', after: 'Jones' } },
    })
    await own.close()
  })
})
