import { sql } from 'kysely'
import { isFamily, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from './author.ts'
import { Problem } from './problem.ts'
import { readableBy } from './visibility.ts'

/**
 * Links lead only to what the author may read: nobody shows records of others through their own.
 * @throws Problem naming each field whose id belongs to no record that the author can see
 */
export async function checkLinks(tx: Tx, author: Author, family: Family, values: Stored): Promise<void> {
  const errors: Record<string, string[]> = {}
  for (const [name, { link }] of Object.entries(resourceOf(family).fields)) {
    const id = values[name]
    if (!link || typeof id !== 'number' || !isFamily(link.family)) continue
    if (!await isReadable(tx, author, link.family, id)) errors[name] = [`there is no ${resourceOf(link.family).noun} ${id}`]
  }
  const [first] = Object.entries(errors)
  if (first) throw new Problem(400, `${first[0]}: ${first[1].join(', ')}`, errors)
}

async function isReadable(tx: Tx, author: Author, family: Family, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(family)} where id = ${id} and ${readableBy(author, family)}`.execute(tx)
  return rows.length > 0
}
