import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'
import { createRecord } from '../../records/create-records.ts'

/**
 * Makes a record of a family that has a single id.
 * @returns the id
 */
export async function make(tx: Tx, author: Author, family: Family, values: StoredRecord): Promise<number> {
  return at(await createRecord(tx, author, family, values), 0)
}
