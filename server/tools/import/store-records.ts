import { sql } from 'kysely'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { valuesTable } from '../../database/values-table.ts'
import { keyOf, loadRecords } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { operator } from '../../access/author.ts'
import { ownerOf } from '../../access/owner.ts'
import { ImportError } from './import-error.ts'
import type { ParsedRecord } from './parse-records.ts'

/** The number of records stored in one statement. */
const AT_ONCE = 1000

/** A record to insert, and the columns to update if it already exists. */
interface Row {
  readonly values: StoredRecord
  readonly changes: readonly string[]
}

/**
 * Stores records under their own ids. An existing record that came from an import takes over what the dump
 * holds in full; a mere mention adds nothing to it.
 * @param importer the organization that owns records without a parent
 */
export async function storeRecords(
  tx: Tx,
  family: Family,
  records: readonly ParsedRecord[],
  importer: number,
): Promise<void> {
  const { fields, key } = resourceOf(family)
  const later = Object.entries(fields)
    .filter(([, { link }]) => link?.family === family)
    .map(([name]) => name)
  for (let start = 0; start < records.length; start += AT_ONCE) {
    const some = records.slice(start, start + AT_ONCE)
    const present = await presentRecords(tx, family, some)
    const rows: Row[] = []
    for (const { source, values, given } of some) {
      const owner = await ownerIn(tx, family, values, importer)
      refuseForeign(family, source, values, owner, present.get(keyText(family, values)))
      const row = { ...values, ...Object.fromEntries(later.map(name => [name, null])), owner_id: owner }
      const changes = source.whole ? given.filter(name => !key.includes(name) && !later.includes(name)) : []
      rows.push({ values: row, changes })
    }
    await insert(tx, family, rows)
  }
  await linkWithinFamily(tx, family, later, records)
  if (key.includes('id')) {
    await sql`select setval(pg_get_serial_sequence(${family}, 'id'), greatest((select max(id) from ${sql.table(family)}), 1))`.execute(
      tx,
    )
  }
}

/** Missing columns get the database's defaults, so records with the same columns are inserted together. */
async function insert(tx: Tx, family: Family, rows: readonly Row[]): Promise<void> {
  const columnsOf = ({ values }: Row): string[] =>
    Object.keys(values).filter(name => values[name] !== undefined)
  for (const alike of groupBy(rows, row => `${columnsOf(row).join()} ${row.changes.join()}`).values()) {
    const [first] = alike
    if (!first) continue
    const columns = sql.join(columnsOf(first).map(name => sql.ref(name)))
    await sql`
      insert into ${sql.table(family)} (${columns}) select ${columns} from ${valuesTable(
        family,
        alike.map(({ values }) => values),
      )}
      on conflict (${sql.join(resourceOf(family).key.map(name => sql.ref(name)))}) ${
        first.changes.length > 0
          ? sql`do update set ${sql.join(first.changes.map(name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}`
          : sql`do nothing`
      }`.execute(tx)
  }
}

/** The owner named in an export, or the organization that the record's links lead to. */
async function ownerIn(
  tx: Tx,
  family: Family,
  values: StoredRecord,
  importer: number,
): Promise<number | null> {
  if (family === 'organizations') return Number(values.id)
  if ('owner_id' in values) return typeof values.owner_id === 'number' ? values.owner_id : null
  return (await ownerOf(tx, family, values, operator)) ?? importer
}

/** Sets links among records of one family (a game's next game) once all of them exist. */
async function linkWithinFamily(
  tx: Tx,
  family: Family,
  columns: readonly string[],
  records: readonly ParsedRecord[],
): Promise<void> {
  for (const name of columns) {
    const linked = records
      .filter(({ values }) => values[name] != null)
      .map(({ values }) => ({ id: values.id, [name]: values[name] }))
    if (linked.length === 0) continue
    await sql`update ${sql.table(family)} as standing set ${sql.ref(name)} = ${sql.ref(`given.${name}`)} from ${valuesTable(family, linked)} as given
      where standing.id = given.id`.execute(tx)
  }
}

async function presentRecords(
  tx: Tx,
  family: Family,
  records: readonly ParsedRecord[],
): Promise<Map<string, StoredRecord>> {
  const present = await loadRecords(
    tx,
    family,
    records.map(({ values }) => keyOf(family, values)),
  )
  return new Map(present.map(record => [keyText(family, record), record]))
}

const keyText = (family: Family, record: StoredRecord): string => keyOf(family, record).join('/')

/**
 * @throws ImportError if the id belongs to a record of another organization or to a person with an account:
 *   an import never overwrites these
 */
function refuseForeign(
  family: Family,
  { file, line }: ParsedRecord['source'],
  values: StoredRecord,
  owner: number | null,
  present: StoredRecord | undefined,
): void {
  if (!present) return
  const what = `${resourceOf(family).noun} ${keyText(family, values)}`
  if (present.owner_id !== owner && present.owner_id !== null)
    throw new ImportError(file, line, `${what} exists already and belongs to another organization`)
  const isSomebody = typeof present.person_id === 'string' && present.owner_id === null
  if (isSomebody && (present.first_name !== values.first_name || present.last_name !== values.last_name)) {
    throw new ImportError(
      file,
      line,
      `${what} is somebody else here, who has an account: import before the first account is made`,
    )
  }
}
