import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { columnNames } from '../../server/database/columns.ts'
import { families, resourceOf } from '../../shared-schema/resources/index.ts'
import { openTestDatabase, postgresDatabases } from '../support/database.ts'

const freshDatabaseUrl = postgresDatabases()

test('the table of each family has a column for each stored field, and those that columns.ts adds', async () => {
  const database = await openTestDatabase(await freshDatabaseUrl())
  onTestFinished(() => database.close())
  const { rows } = await sql<{ family: string; name: string }>`
    select table_name as family, column_name as name from information_schema.columns
    where table_schema = current_schema()`.execute(database.db)
  const found = Object.fromEntries(
    families.map(family => [family, rows.filter(row => row.family === family).map(({ name }) => name)]),
  )
  for (const family of families) expect(found[family]?.sort(), family).toEqual(columnNames(family).sort())
})

test.each(families)('a moment of %s that is shown in local time has a time zone beside it', family => {
  const isLocal = Object.values(resourceOf(family).fields).some(({ format }) => format === 'local-time')
  if (isLocal) expect(columnNames(family)).toContain('timezone')
})
