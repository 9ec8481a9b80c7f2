import { sql, type RawBuilder } from 'kysely'
import { linksOf } from '../../../shared-schema/resources/all-links.ts'
import { families, isFamily, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { loadRecord, type Key } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { dependentsOf } from '../../records/dependents.ts'

type Condition = RawBuilder<boolean>

/**
 * SQL: audit lines of a record and of its dependents at any depth. Deleted dependents are found by the lines
 * of their deletions.
 * @param managed SQL: whether the reader may see a line
 */
export async function within(tx: Tx, managed: Condition, text: string): Promise<Condition> {
  const { family, key } = readRecord(text)
  if (family === 'organizations') return sql<boolean>`owner_id = ${key[0] ?? 0}`
  const record = await loadRecord(tx, family, key)
  const hanging = record
    ? (await dependentsOf(tx, family, record)).deleted
    : new Map<Family, readonly Key[]>()
  const found = new Map<Family, readonly Key[]>([...hanging])
  found.set(family, [...(hanging.get(family) ?? []), key])
  // Families are ordered parents first, so dependents are always of a later family.
  for (const holder of families) {
    const hung = linksOf(holder).flatMap(({ field, to, isKept, isList, deleted }) => {
      const ids = (found.get(to) ?? []).flatMap(([id, further]) =>
        id !== undefined && further === undefined ? [id] : [],
      )
      return ids.length === 0 || !isKept || isList || deleted !== 'goes'
        ? []
        : [sql<boolean>`(changes -> ${field} ->> 'before')::integer = any(${ids}::integer[])`]
    })
    if (hung.length === 0) continue
    const { rows } = await sql<{ key_1: number; key_2: number }>`select key_1, key_2 from audit
      where family = ${holder} and operation = 'delete' and ${managed} and (${sql.join(hung, sql` or `)})`.execute(
      tx,
    )
    found.set(holder, [
      ...(found.get(holder) ?? []),
      ...rows.map(({ key_1, key_2 }) => (key_2 === 0 ? [key_1] : [key_1, key_2])),
    ])
  }
  return sql<boolean>`(${sql.join([...found].map(ofFamily), sql` or `)})`
}

const ofFamily = ([family, keys]: readonly [Family, readonly Key[]]): Condition =>
  sql<boolean>`(family = ${family} and (key_1, key_2) in (select * from unnest(
    ${keys.map(([first]) => first ?? 0)}::integer[], ${keys.map(([, second]) => second ?? 0)}::integer[])))`

function readRecord(text: string): { family: Family; key: number[] } {
  const [family = '', ...ids] = text.split('/')
  if (
    isFamily(family) &&
    ids.length === resourceOf(family).key.length &&
    ids.every(id => /^\d{1,9}$/.test(id))
  )
    return { family, key: ids.map(Number) }
  throw Problem.field('within', t => t('answers.withinOfAudit'))
}
