import type pg from 'pg'
import { recount } from '../../server/database/definitions/record-counts.ts'
import { families } from '../../shared-schema/resources/index.ts'
import { definitionOf, sports } from '../../shared-schema/sports/index.ts'

/**
 * Fills a migrated database with few statements and without triggers, and brings up to date what these keep.
 */
export async function fillInBulk(client: pg.Client, statements: readonly string[]): Promise<void> {
  await client.query(
    "set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '512MB'",
  )
  const indexes = await largeIndexes(client)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const statement of statements) await client.query(statement)
  for (const { definition } of indexes) await client.query(definition)
  for (const family of await numbered(client))
    await client.query(
      `select setval(pg_get_serial_sequence('${family}', 'id'), (select coalesce(max(id), 1) from ${family}))`,
    )
  await client.query(`begin; ${recount.join(';')}; commit`)
  // A server that starts on this database would count all games again while the bench measures.
  await client.query(
    `insert into counted_versions (sport, version) values ${sports.map(sport => `('${sport}', ${definitionOf(sport).version})`).join()}`,
  )
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
}

/** The indexes of the largest tables, which are made faster at the end than row by row. */
async function largeIndexes(client: pg.Client): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid in ('events'::regclass, 'stat_lines'::regclass, 'entries'::regclass) and not indisunique`)
  return rows
}

/** The families whose records have a number of their own. */
async function numbered(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table_name: string }>(
    `select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and data_type = 'integer' and table_name = any($1)`,
    [families],
  )
  return rows.map(({ table_name }) => table_name)
}
