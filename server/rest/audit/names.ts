import { sql, type RawBuilder } from 'kysely'
import type { AuditedChange } from '../../../shared-schema/api/changes.ts'
import { linksOf } from '../../../shared-schema/resources/all-links.ts'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { Author } from '../../access/author.ts'
import { readableBy } from '../../access/visibility.ts'
import { keyOf, loadRecords, type Key } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { namingOf } from './name-of.ts'

/** A changed record, from its audit line. */
export interface ChangedRecord {
  readonly family: Family
  readonly key_1: number
  readonly key_2: number
  readonly changes: AuditedChange['changes']
}

/** Number of links from a record to the last one in its name: a score's game, and that game's teams. */
const DEPTH = 3

/** Names of records, as they are or, if deleted, as they were. */
export class Names {
  readonly #records = new Map<string, StoredRecord>()

  /** Loads the names for audit lines. @param managed SQL: whether the reader may see a line */
  static async read(
    tx: Tx,
    author: Author,
    managed: RawBuilder<boolean>,
    rows: readonly ChangedRecord[],
  ): Promise<Names> {
    const names = new Names()
    let wanted = rows.flatMap(row => [
      { family: row.family, key: keyOfRow(row) },
      ...linksOf(row.family).flatMap(({ field, to }) => {
        const { before, after } = row.changes[field] ?? {}
        return [...idsIn(before), ...idsIn(after)].map(id => ({ family: to, key: [id] }))
      }),
    ])
    for (let turn = 0; turn < DEPTH && wanted.length > 0; turn++) {
      const read = await readRecords(tx, author, managed, wanted)
      for (const { family, record } of read)
        names.#records.set(placeOf(family, keyOf(family, record)), record)
      wanted = read.flatMap(({ family, record }) =>
        linksOf(family)
          .filter(({ field }) => namingOf(family).links.includes(field))
          .flatMap(({ field, to }) => idsIn(record[field]).map(id => ({ family: to, key: [id] })))
          .filter(({ family: to, key }) => !names.#records.has(placeOf(to, key))),
      )
    }
    return names
  }

  of(family: Family, key: Key): string {
    const record = this.#records.get(placeOf(family, key))
    if (!record) return ''
    return namingOf(family).of(record, (to, id) => (typeof id === 'number' ? this.of(to, [id]) : ''))
  }

  zoneOf(family: Family, key: Key): string {
    const zone = this.#records.get(placeOf(family, key))?.timezone
    return typeof zone === 'string' ? zone : 'UTC'
  }

  /** The names of records linked from the changed fields of a line. */
  ofLinks({ family, changes }: ChangedRecord): AuditedChange['names'] {
    const called = (to: Family, value: unknown) =>
      idsIn(value)
        .map(id => this.of(to, [id]))
        .filter(Boolean)
        .join(', ')
    return Object.fromEntries(
      linksOf(family).flatMap(({ field, to }) => {
        const change = changes[field]
        return change ? [[field, { before: called(to, change.before), after: called(to, change.after) }]] : []
      }),
    )
  }
}

interface Place {
  readonly family: Family
  readonly key: Key
}

const placeOf = (family: Family, key: Key): string => [family, ...key].join('/')

/** The key of an audit line's record. */
export const keyOfRow = ({ family, key_1, key_2 }: ChangedRecord): number[] =>
  resourceOf(family).key.length === 2 ? [key_1, key_2] : [key_1]

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter(id => typeof id === 'number')

async function readRecords(tx: Tx, author: Author, managed: RawBuilder<boolean>, places: readonly Place[]) {
  const found: { family: Family; record: StoredRecord }[] = []
  for (const [family, ofFamily] of groupBy(places, place => place.family)) {
    const keys = [...new Map(ofFamily.map(({ key }) => [String(key), key])).values()]
    const records = await loadRecords(tx, family, keys, readableBy(author, family))
    const there = new Set(records.map(record => String(keyOf(family, record))))
    const gone = keys.filter(key => !there.has(String(key)))
    for (const record of [...records, ...(await deleted(tx, managed, family, gone))])
      found.push({ family, record })
  }
  return found
}

/** Deleted records in their last state, from the lines of their deletions. */
async function deleted(
  tx: Tx,
  managed: RawBuilder<boolean>,
  family: Family,
  keys: readonly Key[],
): Promise<StoredRecord[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<Pick<ChangedRecord, 'changes'>>`
    select distinct on (key_1, key_2) changes from audit
    where family = ${family} and operation = 'delete' and ${managed} and (key_1, key_2) in (select * from unnest(
      ${keys.map(([first]) => first ?? 0)}::integer[], ${keys.map(([, second]) => second ?? 0)}::integer[]))
    order by key_1, key_2, id desc`.execute(tx)
  return rows.map(({ changes }) =>
    Object.fromEntries(Object.entries(changes).map(([field, { before }]) => [field, before])),
  )
}
