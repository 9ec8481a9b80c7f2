import { sql } from 'kysely'
import { allLinks } from '../../shared-schema/resources/all-links.ts'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import { keyIn, keyOf, loadRecords, type Key } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import type { AffectedRecords } from '../feed/catalog/documents.ts'
import { isSideOfGame, type Dependents } from './dependents.ts'

/**
 * Empties links to records that will be deleted, in records that stay.
 * @param touched gains the records that lost a link
 * @returns the games that lose a team or whose plays lose a player, to be refolded
 */
export async function clearLinks(
  tx: Tx,
  cleared: Dependents['cleared'],
  touched: AffectedRecords,
): Promise<Set<number>> {
  const changed = new Set<number>()
  for (const { family, field, to, keys } of cleared) {
    await sql`update ${sql.table(family)} set ${sql.ref(field)} = null where ${sql.ref(field)} = any(${to}::integer[]) and ${keyIn(family, keys)}`.execute(
      tx,
    )
    if (isSideOfGame({ family, field })) for (const id of keys.flat()) changed.add(id)
    if (family !== 'events') touched.push(...keys.map(key => ({ family, key })))
    else
      for (const { game_id } of await loadRecords(tx, family, keys))
        if (game_id !== null) changed.add(game_id)
  }
  return changed
}

/** Removes records that will be deleted from links that only repeat another one, and from lists of ids. */
export async function forget(
  tx: Tx,
  family: Family,
  keys: readonly Key[],
  touched: AffectedRecords,
): Promise<void> {
  // Nothing links to a record whose key consists of two ids.
  if (resourceOf(family).key.length > 1) return
  const ids = keys.flat()
  for (const { holder, field, isList, isKept, deleted } of allLinks.filter(({ to }) => to === family)) {
    if (isKept && isList && deleted === 'emptied') await leaveList(tx, holder, field, ids, touched)
    if (isKept && !isList && deleted === 'repeats')
      await sql`update ${sql.table(holder)} set ${sql.ref(field)} = null where ${sql.ref(field)} = any(${ids}::integer[])`.execute(
        tx,
      )
  }
}

async function leaveList(
  tx: Tx,
  holder: Family,
  field: string,
  ids: readonly number[],
  touched: AffectedRecords,
): Promise<void> {
  const { rows } = await sql<StoredRecord>`
    update ${sql.table(holder)} set ${sql.ref(field)} = array(select one from unnest(${sql.ref(field)}) as one where one <> all(${ids}::integer[]))
    where ${sql.ref(field)} && ${ids}::integer[] returning *`.execute(tx)
  touched.push(...rows.map(record => ({ family: holder, key: keyOf(holder, record) })))
}
