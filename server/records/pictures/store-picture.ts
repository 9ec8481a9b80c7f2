import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { pictured, type PicturedFamily } from '../../../shared-schema/resources/pictures.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../database/transaction.ts'
import { updateRecord } from '../write-record.ts'

/** The picture fields of a family. */
const fieldsOf = (family: PicturedFamily): string[] => Object.keys(pictured[family].sizes)

/** The maximum of either side of a record's picture in pixels, in the order of its fields. */
export const sizesOf = (family: PicturedFamily): number[] => Object.values(pictured[family].sizes)

/**
 * Sets or replaces the picture of a record.
 * @param locked the record as it is, locked until the transaction ends
 * @param files the picture in each of the sizes of its family
 * @throws Problem as `updateRecord` does
 */
export async function setPicture(
  tx: Tx,
  author: Author,
  family: PicturedFamily,
  locked: StoredRecord,
  files: readonly Uint8Array[],
): Promise<void> {
  for (const content of files) {
    await sql`insert into pictures (family, record_id, content) values (${family}, ${locked.id}, ${Buffer.from(content)})
      on conflict do nothing`.execute(tx)
  }
  const addresses = files.map(addressOf)
  await updateRecord(
    tx,
    author,
    family,
    locked,
    Object.fromEntries(fieldsOf(family).map((name, place) => [name, addresses[place] ?? ''])),
  )
}

/** Removes the picture of a record. @throws Problem as `updateRecord` does */
export const removePicture = (
  tx: Tx,
  author: Author,
  family: PicturedFamily,
  locked: StoredRecord,
): Promise<void> =>
  updateRecord(tx, author, family, locked, Object.fromEntries(fieldsOf(family).map(name => [name, ''])))

/** The address that the database computes as well (`migrations/0001-baseline/office.ts`). */
const addressOf = (content: Uint8Array): string =>
  `/v1/pictures/${createHash('sha256').update(content).digest('hex').slice(0, 32)}.webp`
