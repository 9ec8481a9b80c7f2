import { sql, type RawBuilder } from 'kysely'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Key } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'

/** One change to one record, from the audit. */
export interface AuditLine {
  readonly id: number
  readonly time: string
  readonly family: Family
  readonly key: Key
  readonly operation: 'create' | 'update' | 'delete'
  readonly changes: Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>
}

/**
 * Audit lines, newest first.
 * @param managed SQL: whether the author may see a line
 * @throws Problem 404 for a line that does not exist or is not visible
 */
export async function findLines(
  tx: Tx,
  managed: RawBuilder<boolean>,
  ids: readonly number[],
): Promise<AuditLine[]> {
  const found = await read(tx, sql`id = any(${ids}::bigint[]) and ${managed} order by id desc`)
  const missing = ids.find(id => !found.some(line => line.id === id))
  if (missing !== undefined)
    throw new Problem('not_found', t => t('takingBack.noSuchChange', { id: missing }))
  return found
}

/** The deletions and updates of the same transaction as a line, in order. */
export const linesWith = (tx: Tx, managed: RawBuilder<boolean>, { time }: AuditLine): Promise<AuditLine[]> =>
  read(tx, sql`time = ${time} and operation in ('delete', 'update') and ${managed} order by id`)

/** Whether a record was created, changed or deleted after a line. @param except lines to ignore */
export async function isOutdated(
  tx: Tx,
  { id, family, key }: AuditLine,
  except: readonly number[] = [],
): Promise<boolean> {
  const later = await tx
    .selectFrom('audit')
    .select('id')
    .where('family', '=', family)
    .where('key_1', '=', key[0] ?? 0)
    .where('key_2', '=', key[1] ?? 0)
    .where('id', '>', id)
    .where(sql<boolean>`id <> all(${except}::bigint[])`)
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/** The deleted record before its deletion. */
export const formerOf = ({ changes }: AuditLine): StoredRecord =>
  Object.fromEntries(Object.entries(changes).map(([field, { before }]) => [field, before]))

/** Name of a deleted record, from the audit line of its deletion; its id if it had no name. */
export async function formerName(tx: Tx, family: Family, id: number): Promise<string> {
  const {
    rows: [last],
  } = await sql<{ name: string }>`
    select coalesce(changes -> 'name' ->> 'before',
      concat_ws(' ', changes -> 'first_name' ->> 'before', changes -> 'last_name' ->> 'before')) as name
    from audit where family = ${family} and key_1 = ${id} and operation = 'delete' order by id desc limit 1`.execute(
    tx,
  )
  return last?.name || String(id)
}

async function read(tx: Tx, which: RawBuilder<unknown>): Promise<AuditLine[]> {
  const { rows } = await sql<Omit<AuditLine, 'key'> & { key_1: number; key_2: number }>`
    select id, time, family, key_1, key_2, operation, changes from audit where ${which}`.execute(tx)
  return rows.map(({ key_1, key_2, ...line }) => ({
    ...line,
    key: resourceOf(line.family).key.length === 2 ? [key_1, key_2] : [key_1],
  }))
}
