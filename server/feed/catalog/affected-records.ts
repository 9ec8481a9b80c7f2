import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { linksOf } from '../../../shared-schema/resources/all-links.ts'
import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { keyOf, loadRecords } from '../../database/records.ts'
import { endOf, stepsFrom, type Step } from '../../database/shown-with.ts'
import type { Tx } from '../../database/transaction.ts'
import type { AffectedRecords } from './documents.ts'

/**
 * The records whose place in the catalogs depends on records of a family, by their links: a team enters a
 * tournament's scope with its roster, a game brings its site. Call it with a record as it is before and after
 * a write, to find the records that it leaves behind too.
 */
export async function affectedBy(
  tx: Tx,
  family: Family,
  ...records: readonly StoredRecord[]
): Promise<AffectedRecords> {
  return [
    ...(await reachedFrom(tx, family, records, new Set([family]))),
    ...(await shownWithRounds(tx, family, records)),
  ]
}

/**
 * Whether a change of a record may move it, or its dependents, into or out of other catalogs. That depends
 * only on its links, on the consent to them and on whether it is a draft.
 */
export const isShownElsewhere = (family: Family, before: StoredRecord, after: StoredRecord): boolean =>
  [...linksOf(family).map(({ field }) => field), 'consent', 'visibility'].some(
    name => !isDeepStrictEqual(before[name], after[name]),
  )

async function reachedFrom(
  tx: Tx,
  family: Family,
  records: readonly StoredRecord[],
  passed: ReadonlySet<Family>,
): Promise<AffectedRecords> {
  const own = records.map(record => ({ family, key: keyOf(family, record) }))
  const further: AffectedRecords = []
  for (const step of stepsFrom(family, 'tablets')) {
    const end = endOf(step)
    if (passed.has(end)) continue
    const next = await follow(tx, step, records)
    if (next.length > 0) further.push(...(await reachedFrom(tx, end, next, new Set([...passed, end]))))
  }
  return [...own, ...further]
}

async function follow(
  tx: Tx,
  { link: { holder, field, to: target, isList }, to }: Step,
  records: readonly StoredRecord[],
): Promise<StoredRecord[]> {
  const ids = [...new Set(records.flatMap(record => record[to === 'record' ? 'id' : field]))].filter(
    id => typeof id === 'number',
  )
  if (ids.length === 0) return []
  if (to === 'target')
    return loadRecords(
      tx,
      target,
      ids.map(id => [id]),
    )
  const { rows } =
    await sql<StoredRecord>`select * from ${sql.table(holder)} where ${sql.ref(field)} ${isList ? sql`&&` : sql`= any`}(${ids}::integer[])`.execute(
      tx,
    )
  return rows
}

/** A draft shows nothing: the games of a swiss round appear and disappear with its visibility. */
async function shownWithRounds(
  tx: Tx,
  family: Family,
  records: readonly StoredRecord[],
): Promise<AffectedRecords> {
  if (family !== 'swiss_rounds' || records.length === 0) return []
  const games = await tx
    .selectFrom('games')
    .select('id')
    .where(
      'swiss_round_id',
      'in',
      records.map(({ id }) => Number(id)),
    )
    .execute()
  return games.map(({ id }) => ({ family: 'games', key: [id] }))
}
