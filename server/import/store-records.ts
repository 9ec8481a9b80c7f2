import { sql } from 'kysely'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import { loadRecord } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import { operator } from '../league/author.ts'
import { ownerOf } from '../league/owner.ts'
import { ImportError } from './import-error.ts'
import type { ParsedRecord } from './parse-records.ts'

/**
 * Stores records under their own ids. A record that is there already and came from an import takes
 * over what the dump holds in full; a mere mention adds nothing to it.
 * @param importer the organization that owns what has no parent
 */
export async function storeRecords(tx: Tx, family: Family, records: readonly ParsedRecord[], importer: number): Promise<void> {
  const { fields, key } = resourceOf(family)
  const later = Object.entries(fields).filter(([, { link }]) => link?.family === family).map(([name]) => name)
  for (const { source, values, given } of records) {
    const owner = family === 'organizations' ? Number(values.id) : await ownerOf(tx, family, values, operator) ?? importer
    await refuseForeign(tx, family, source.file, source.line, values, owner)
    const row: Stored = { ...values, ...Object.fromEntries(later.map(name => [name, null])), owner_id: owner }
    const names = Object.keys(row).filter(name => row[name] !== undefined)
    const changes = given.filter(name => !key.includes(name) && !later.includes(name))
    await sql`
      insert into ${sql.table(family)} (${sql.join(names.map(name => sql.ref(name)))})
      values (${sql.join(names.map(name => sql`${row[name]}`))})
      on conflict (${sql.join(key.map(name => sql.ref(name)))}) ${source.whole && changes.length > 0
        ? sql`do update set ${sql.join(changes.map(name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}`
        : sql`do nothing`}`.execute(tx)
  }
  await linkWithinFamily(tx, family, later, records)
  if (key.includes('id')) {
    await sql`select setval(pg_get_serial_sequence(${family}, 'id'), greatest((select max(id) from ${sql.table(family)}), 1))`.execute(tx)
  }
}

/** Links among records of one family (a game's next game) once all of them are there; others are left empty. */
async function linkWithinFamily(tx: Tx, family: Family, columns: readonly string[], records: readonly ParsedRecord[]): Promise<void> {
  const present = new Set(records.map(({ values }) => values.id))
  for (const { values } of records) {
    for (const name of columns) {
      if (!present.has(values[name])) continue
      await sql`update ${sql.table(family)} set ${sql.ref(name)} = ${values[name]} where id = ${values.id}`.execute(tx)
    }
  }
}

/** @throws ImportError when the id belongs to a record of another organization: an import never overwrites it */
async function refuseForeign(tx: Tx, family: Family, file: string, line: number, values: Stored, owner: number | null): Promise<void> {
  const key = resourceOf(family).key.map(name => Number(values[name]))
  const present = await loadRecord(tx, family, key)
  if (present && present.owner_id !== owner && present.owner_id !== null) {
    throw new ImportError(file, line, `${resourceOf(family).noun} ${key.join('/')} exists already and belongs to another organization`)
  }
}
