import { sql, type Kysely, type RawBuilder } from 'kysely'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import { keyIn, type Key } from '../database/records.ts'
import type { Database } from '../database/schema.ts'
import type { Author } from '../league/author.ts'
import { Problem } from '../league/problem.ts'
import { filterConditions } from './filters.ts'
import { orderOf } from './order.ts'
import type { Page } from './page.ts'
import { readableBy } from '../league/visibility.ts'

/** One page of what a query finds, and how many records it finds altogether. */
export interface Found {
  readonly records: readonly Stored[]
  readonly total: number
}

/** The records of a family that an author may read and a query asks for. */
export async function listRecords(db: Kysely<Database>, author: Author, family: Family, query: URLSearchParams, page: Page): Promise<Found> {
  const conditions = [readableBy(author, family), ...filterConditions(author, family, query)]
  return findPage(db, sql.table(family), conditions, orderOf(author, family, query), page)
}

/** One page of the rows of a table for which all conditions hold. */
export async function findPage(
  db: Kysely<Database>, table: RawBuilder<unknown>, conditions: readonly RawBuilder<boolean>[], order: RawBuilder<unknown>, page: Page,
): Promise<Found> {
  const where = sql.join([...conditions], sql` and `)
  const count = sql<number>`(select count(*) from ${table} where ${where})`
  const { rows } = await sql<Record<string, unknown> & { total_count: number }>`
    select *, ${count} as total_count from ${table} where ${where} order by ${order} limit ${page.limit} offset ${page.offset}`.execute(db)
  const [first] = rows
  if (first || page.offset === 0) return { records: rows, total: first?.total_count ?? 0 }
  const beyond = await sql<{ total_count: number }>`select ${count} as total_count`.execute(db)
  return { records: rows, total: beyond.rows[0]?.total_count ?? 0 }
}

/**
 * One record that the author may read.
 * @throws Problem: 404 where there is none, 401 where somebody who signs in might see it
 */
export async function findRecord(db: Kysely<Database>, author: Author, family: Family, key: Key): Promise<Stored> {
  const { rows } = await sql<Record<string, unknown> & { is_readable: boolean }>`
    select *, ${readableBy(author, family)} as is_readable from ${sql.table(family)} where ${keyIn(family, [key])}`.execute(db)
  const [record] = rows
  if (record?.is_readable) return record
  if (record && author.person_id === null) throw new Problem(401, 'Sign in to see this.')
  throw new Problem(404, `There is no ${resourceOf(family).noun} ${key.join('/')}.`)
}
