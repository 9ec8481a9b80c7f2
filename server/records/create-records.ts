import type { Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import { missingIn, unattachableIn } from '../access/attach.ts'
import { setAuditContext } from '../access/audit-context.ts'
import type { Author } from '../access/author.ts'
import { ownersOf } from '../access/owner.ts'
import { affectedBy } from '../feed/catalog/affected-records.ts'
import { publish } from '../feed/catalog/catalog.ts'
import { keyOf } from '../database/records.ts'
import { whileNothingIsWritten } from '../database/read-once.ts'
import type { Tx } from '../database/transaction.ts'
import { entryWritesOf } from '../games/entries/entry-writes.ts'
import { recordAll } from '../games/entries/record-all.ts'
import { rulesFor } from './families/index.ts'
import { untilWrong } from '../problems/attempt.ts'
import { ofRecord } from '../problems/in-list.ts'
import { Problem } from '../problems/problem.ts'
import { requireOpenEvent } from './closed-events.ts'
import { insertRecords } from './insert-records.ts'
import { lockScopesOf } from './lock-scopes-of.ts'
import { columnsIn, withFallbacks } from './record-columns.ts'
import { requireRight } from './write-record.ts'

/**
 * Creates a record with everything that its family's rules add (a bracket's games), and publishes it to the
 * scopes that hold it.
 * @param values the request's values, parsed by the fields' input schemas
 * @returns the new record's key
 * @throws Problem for a dangling link, a role without the right, or an existing key
 */
export async function createRecord(
  tx: Tx,
  author: Author,
  family: Family,
  values: StoredRecord,
): Promise<number[]> {
  await lockScopesOf(tx, family, values)
  const byEntry = entryWritesOf(family, values)
  if (byEntry) return byEntry.create(tx, author)
  const [key] = await storeAll(tx, author, family, [values])
  if (key instanceof Problem) throw key
  if (!key) throw new Error(`The new ${family} row did not come back`)
  return key
}

/**
 * Creates all records of a list in order, each under its own rules and rights. Common facts are queried once,
 * and the records are stored and published together: an embedded database serves nobody else meanwhile.
 * @returns their keys, in the same order
 * @throws Problem of the first that fails, with its index
 */
export async function createRecords(
  tx: Tx,
  author: Author,
  family: Family,
  list: readonly StoredRecord[],
): Promise<number[][]> {
  await lockScopesOf(tx, family, ...list)
  const keys: number[][] = []
  for (const together of madeTogether(family, list)) {
    for (const key of await createUntilWrong(tx, author, family, together)) {
      if (key instanceof Problem) throw ofRecord(keys.length, key)
      keys.push(key)
    }
  }
  return keys
}

/** Splits a list into batches of records that can be created together. */
function madeTogether(family: Family, list: readonly StoredRecord[]): StoredRecord[][] {
  const pieces: StoredRecord[][] = []
  for (const values of list) {
    const piece = pieces.at(-1)
    const [before] = piece ?? []
    const isLike = before && isByEntry(family, before) === isByEntry(family, values)
    if (piece && isLike && !rulesFor(family).isMadeAlone) piece.push(values)
    else pieces.push([values])
  }
  return pieces
}

const isByEntry = (family: Family, values: StoredRecord): boolean =>
  entryWritesOf(family, values) !== undefined

/**
 * @param list all of recorded families, or none
 * @returns the keys of the records before the first failure, and its problem
 */
const createUntilWrong = (
  tx: Tx,
  author: Author,
  family: Family,
  list: readonly StoredRecord[],
): Promise<(number[] | Problem)[]> =>
  isByEntry(family, list[0] ?? {}) ? recordAll(tx, author, family, list) : storeAll(tx, author, family, list)

async function storeAll(
  tx: Tx,
  author: Author,
  family: Family,
  list: readonly StoredRecord[],
): Promise<(number[] | Problem)[]> {
  const rules = rulesFor(family)
  // The first failing record decides the error, so each step drops the records from there on.
  let wrong: Problem | undefined
  const fine = <T>(results: readonly (T | Problem)[]): T[] => {
    const before: T[] = []
    for (const one of results) {
      if (one instanceof Problem) {
        wrong = one
        break
      }
      before.push(one)
    }
    return before
  }
  await setAuditContext(tx, author)
  const linked = list.map(values => ({ values }))
  const missing = await missingIn(tx, author, family, linked)
  const sent = fine(list.map((values, place) => missing[place] ?? values))
  const checked = fine(
    await whileNothingIsWritten(tx, () =>
      untilWrong(sent, values => rules.prepare(tx, withFallbacks(family, values), undefined, author)),
    ),
  )
  const prepared = await rules.completeTogether(tx, checked, author)
  const owners = await ownersOf(tx, family, prepared, author)
  const owned = fine(
    prepared.map((record, place) => {
      const owner_id = owners[place] ?? null
      return owner_id instanceof Problem ? owner_id : { ...record, owner_id }
    }),
  )
  const allowed = fine(
    await untilWrong(owned, async record => {
      await requireRight(tx, author, family, 'create', record)
      return record
    }),
  )
  await requireOpenEvent(tx, family, ...allowed)
  const attached = allowed.map((record, place) => ({ values: list[place] ?? {}, record }))
  const unattachable = await unattachableIn(tx, author, family, attached)
  const complete = fine(allowed.map((record, place) => unattachable[place] ?? record))
  const rows = complete.map(record => ({ ...columnsIn(family, record), owner_id: record.owner_id }))
  const stored = fine(await insertRecords(tx, family, rows))
  const made = fine(
    await untilWrong(stored, async (record, place) => {
      const whole = { ...complete[place], ...record }
      await rules.created(tx, whole, author)
      return whole
    }),
  )
  const keys = stored.map(record => keyOf(family, record))
  if (wrong) return [...keys.slice(0, made.length), wrong]
  await rules.createdTogether(tx, made)
  await publish(tx, await affectedBy(tx, family, ...stored))
  return keys
}
