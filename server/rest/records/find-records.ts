import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { columnsOf } from '../../database/columns.ts'
import { prepared } from '../../database/prepared-statement.ts'
import { keyIn, type Key } from '../../database/records.ts'
import type { Database } from '../../database/schema.ts'
import type { Author } from '../../access/author.ts'
import { Problem } from '../../problems/problem.ts'
import { filterConditions } from './filters.ts'
import { orderOf } from './order.ts'
import type { Page } from '../requests/page.ts'
import { readableBy, readableCount } from '../../access/visibility.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopesOfKey } from '../../records/lock-scopes-of.ts'
import { noSuchRecord } from '../../problems/no-such-record.ts'

/** One page of a query's results, and their total number. */
export interface Found<Row = StoredRecord> {
  readonly records: readonly Row[]
  readonly total: number
}

/** The records of a family that match a query and that the author may read. */
export async function listRecords(
  db: Kysely<Database>,
  author: Author,
  family: Family,
  query: URLSearchParams,
  page: Page,
): Promise<Found> {
  const filters = filterConditions(author, family, query)
  const conditions = [readableBy(author, family), ...filters]
  const total = filters.length === 0 ? readableCount(author, family) : undefined
  return findPage(db, sql.table(family), conditions, orderOf(author, family, query), page, total)
}

/**
 * One page of a table's rows that meet all conditions.
 * @param total SQL for their number, if there is a cheaper way than counting
 */
export async function findPage<Row = StoredRecord>(
  db: Kysely<Database>,
  table: RawBuilder<unknown>,
  conditions: readonly RawBuilder<boolean>[],
  order: RawBuilder<unknown>,
  page: Page,
  total?: RawBuilder<number>,
): Promise<Found<Row>> {
  const where = sql.join([...conditions], sql` and `)
  const count = total ?? sql<number>`(select count(*) from ${table} where ${where})`
  const { rows } = await sql<Row & { total_count: number }>`
    select *, ${count} as total_count from ${table} where ${where} order by ${order} limit ${page.limit} offset ${page.offset}`.execute(
    db,
  )
  const [first] = rows
  if (first || page.offset === 0) return { records: rows, total: first?.total_count ?? 0 }
  const beyond = await sql<{ total_count: number }>`select ${count} as total_count`.execute(db)
  return { records: rows, total: beyond.rows[0]?.total_count ?? 0 }
}

/**
 * One record that the author may read.
 * @throws Problem: 404 if there is none, 401 if signing in might reveal it
 */
export const findRecord = (
  db: Kysely<Database>,
  author: Author,
  family: Family,
  key: Key,
): Promise<StoredRecord> => find(db, author, family, key, sql``)

/**
 * The same for an update: locks its scopes and its row until the transaction ends.
 * @throws Problem as `findRecord` does
 */
export async function findToChange(tx: Tx, author: Author, family: Family, key: Key): Promise<StoredRecord> {
  await lockScopesOfKey(tx, family, key)
  return find(tx, author, family, key, sql` for no key update`)
}

async function find(
  db: Kysely<Database>,
  author: Author,
  family: Family,
  key: Key,
  lock: RawBuilder<unknown>,
): Promise<StoredRecord> {
  const { rows } = await sql<Record<string, unknown> & { is_readable: boolean }>`${prepared}
    select ${columnsOf(family)}, ${readableBy(author, family)} as is_readable from ${sql.table(family)} where ${keyIn(family, [key])}${lock}`.execute(
    db,
  )
  const { is_readable, ...record } = rows[0] ?? { is_readable: false }
  if (is_readable) return record
  if (rows.length > 0 && author.person_id === null)
    throw new Problem('signed_out', t => t('access.signInToSee'))
  throw noSuchRecord(family, ...key)
}
