import { sql } from 'kysely'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { isPictured, pathOfPicture, pictured } from '../../../shared-schema/resources/pictures.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { columnNames } from '../../database/columns.ts'
import { valuesTable } from '../../database/values-table.ts'
import { keyOf, loadRecords } from '../../database/records.ts'
import { sqlState, type Tx } from '../../database/transaction.ts'
import { rulesFor } from '../families/index.ts'
import { Problem } from '../../problems/problem.ts'

/**
 * Inserts deleted records under their former keys, with their original creation time.
 * @throws Problem 409 if one exists again, or another record has taken its unique key
 */
export async function insertAgain(
  tx: Tx,
  family: Family,
  records: readonly StoredRecord[],
): Promise<StoredRecord[]> {
  if (records.length === 0) return []
  const rows = records.map(record => withoutPictures(family, record))
  const known = new Set(columnNames(family))
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))].filter(name => known.has(name))
  const columns = sql.join(names.map(name => sql.ref(name)))
  const [first = 'id', second] = resourceOf(family).key
  try {
    await sql`insert into ${sql.table(family)} (${columns}, time_created)
      select ${columns}, coalesce((
        select min(time) from audit where family = ${family} and operation = 'create'
        and key_1 = given.${sql.ref(first)} and key_2 = ${second === undefined ? sql`0` : sql`given.${sql.ref(second)}`}), now())
      from ${valuesTable(family, rows)} as given`.execute(tx)
  } catch (error) {
    if (sqlState(error) !== '23505') throw error
    throw new Problem('cannot_take_back', t => t('takingBack.placeTaken', { noun: t(`nouns.${family}`) }))
  }
  const keys = records.map(record => keyOf(family, record))
  await rulesFor(family).restored(tx, keys)
  return loadRecords(tx, family, keys)
}

/** Empties picture addresses: a picture was deleted with its record. */
function withoutPictures(family: Family, record: StoredRecord): StoredRecord {
  if (!isPictured(family)) return record
  const gone = Object.keys(pictured[family].sizes).filter(
    name => typeof record[name] === 'string' && pathOfPicture(record[name]) !== undefined,
  )
  return { ...record, ...Object.fromEntries(gone.map(name => [name, ''])) }
}
