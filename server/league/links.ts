import { sql } from 'kysely'
import { isFamily, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from './problem.ts'

/** @throws Problem naming each field whose id belongs to no record */
export async function checkLinks(tx: Tx, family: Family, values: Stored): Promise<void> {
  const errors: Record<string, string[]> = {}
  for (const [name, { link }] of Object.entries(resourceOf(family).fields)) {
    const id = values[name]
    if (!link || typeof id !== 'number' || !isFamily(link.family)) continue
    const { rows } = await sql`select 1 from ${sql.table(link.family)} where id = ${id}`.execute(tx)
    if (rows.length === 0) errors[name] = [`there is no ${resourceOf(link.family).noun} ${id}`]
  }
  const [first] = Object.entries(errors)
  if (first) throw new Problem(400, `${first[0]}: ${first[1].join(', ')}`, errors)
}
