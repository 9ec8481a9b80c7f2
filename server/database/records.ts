import { sql, type Kysely, type RawBuilder } from 'kysely'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import { columnsOf } from './columns.ts'
import type { StoredIn } from './family-records.ts'
import { keyArray } from './key-array.ts'
import { prepared } from './prepared-statement.ts'
import type { Database } from './schema.ts'
import { sqlText } from './sql-text.ts'
import type { Tx } from './tx.ts'

/** The ids that identify a record, in the order of its family's key. */
export type Key = readonly number[]

/**
 * The stored records with these keys, with all columns, unordered; keys without a record are left out.
 * @param condition a further condition, whose text must not depend on its values
 */
export async function loadRecords<F extends Family>(
  db: Kysely<Database>,
  family: F,
  keys: readonly Key[],
  condition = sql<boolean>`true`,
): Promise<StoredIn<F>[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<StoredIn<F>>`${prepared}
    select ${columnsOf(family)} from ${sql.table(family)} where ${keyIn(family, keys)} and ${condition}`.execute(
    db,
  )
  return rows
}

/** One stored record, or undefined. */
export async function loadRecord<F extends Family>(
  db: Kysely<Database>,
  family: F,
  key: Key,
): Promise<StoredIn<F> | undefined> {
  return (await loadRecords(db, family, [key]))[0]
}

/** One stored record, or undefined, locked against changes and removal until the transaction ends. */
export async function lockRecord<F extends Family>(
  tx: Tx,
  family: F,
  key: Key,
): Promise<StoredIn<F> | undefined> {
  const { rows } = await sql<StoredIn<F>>`${prepared}
    select ${columnsOf(family)} from ${sql.table(family)} where ${keyIn(family, [key])} for no key update`.execute(
    tx,
  )
  return rows[0]
}

/** The key of a stored record. */
export function keyOf(family: Family, record: StoredRecord): number[] {
  return resourceOf(family).key.map(name => Number(record[name]))
}

/** SQL: true for the records with these keys. */
export function keyIn(family: Family, keys: readonly Key[]): RawBuilder<boolean> {
  const columns = resourceOf(family).key
  const [first, second] = columns.map(name => sql.raw(sqlText`${family}.${name}`))
  const given = keyArray(keys)
  const values = (place: number) => given.map(key => key[place] ?? 0)
  if (!second) return sql<boolean>`${first} = any(${values(0)}::integer[])`
  return sql<boolean>`(${first}, ${second}) in (select * from unnest(${values(0)}::integer[], ${values(1)}::integer[]))`
}
