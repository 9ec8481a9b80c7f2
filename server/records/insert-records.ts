import { sql } from 'kysely'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import { brokenRule } from '../database/constraints.ts'
import { sqlState, type Tx } from '../database/transaction.ts'
import { attempt } from '../problems/attempt.ts'
import { Problem } from '../problems/problem.ts'
import type { Say } from '../texts/say.ts'

/**
 * Inserts new records of a family in order, in one statement.
 * @param rows each by its columns
 * @returns the stored records; on a failure, those before it and its problem
 */
export async function insertRecords(
  tx: Tx,
  family: Family,
  rows: readonly StoredRecord[],
): Promise<(StoredRecord | Problem)[]> {
  if (rows.length === 0) return []
  if (rows.length === 1) return insertEach(tx, family, rows)
  // The database does not report which of the rows it refuses.
  await sql`savepoint before_rows`.execute(tx)
  try {
    const inserted = await insertAll(tx, family, rows)
    await sql`release savepoint before_rows`.execute(tx)
    return inserted
  } catch (error) {
    if (!sqlState(error).startsWith(REFUSED)) throw error
    await sql`rollback to savepoint before_rows`.execute(tx)
    return insertEach(tx, family, rows)
  }
}

/** Prefix of PostgreSQL's error codes for a row that violates a constraint. */
const REFUSED = '23'

async function insertEach(
  tx: Tx,
  family: Family,
  rows: readonly StoredRecord[],
): Promise<(StoredRecord | Problem)[]> {
  const inserted: (StoredRecord | Problem)[] = []
  for (const row of rows) {
    const one = await attempt(() => insertOne(tx, family, row))
    inserted.push(one)
    if (one instanceof Problem) break
  }
  return inserted
}

async function insertOne(tx: Tx, family: Family, row: StoredRecord): Promise<StoredRecord> {
  try {
    const [record] = await insertAll(tx, family, [row])
    if (!record) throw new Error(`The new ${family} row did not come back`)
    return record
  } catch (error) {
    if (sqlState(error) !== '23505' || brokenRule(error) !== undefined) throw error
    const key = resourceOf(family).key.filter(name => name !== 'id')
    const wrong: Say = t => t('records.keyExistsAlready', { noun: t(`nouns.${family}`) })
    throw new Problem(
      'exists_already',
      t => t('records.existsAlready', { noun: t(`nouns.${family}`) }),
      Object.fromEntries(key.map(name => [name, [wrong]])),
    )
  }
}

async function insertAll(tx: Tx, family: Family, rows: readonly StoredRecord[]): Promise<StoredRecord[]> {
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const valuesOf = (row: StoredRecord) =>
    sql`(${sql.join(names.map(name => (name in row ? sql`${row[name]}` : sql`default`)))})`
  const { rows: inserted } = await sql<Record<string, unknown>>`
      insert into ${sql.table(family)} (${sql.join(names.map(name => sql.ref(name)))})
      values ${sql.join(rows.map(valuesOf))} returning *`.execute(tx)
  return inserted
}
