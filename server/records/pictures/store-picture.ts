import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { pictured, type PicturedFamily } from '../../../shared-schema/resources/pictures.ts'
import type { Stored } from '../../../shared-schema/resources/wire.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../database/transaction.ts'
import { updateRecord } from '../write-record.ts'

/** The fields of a family that show its picture. */
const fieldsOf = (family: PicturedFamily): string[] => Object.keys(pictured[family].sizes)

/** The most pixels that either side of a record's picture has, in the order of its fields. */
export const sizesOf = (family: PicturedFamily): number[] => Object.values(pictured[family].sizes)

/**
 * Gives a record a picture in place of the one it had.
 * @param locked the record as it is, which nobody else changes before the transaction ends
 * @param made the picture in each of the sizes of its family
 * @throws Problem as `updateRecord` does
 */
export async function setPicture(
  tx: Tx,
  author: Author,
  family: PicturedFamily,
  locked: Stored,
  made: readonly Uint8Array[],
): Promise<void> {
  for (const content of made) {
    await sql`insert into pictures (family, record_id, content) values (${family}, ${locked.id}, ${Buffer.from(content)})
      on conflict do nothing`.execute(tx)
  }
  const addresses = made.map(addressOf)
  await updateRecord(
    tx,
    author,
    family,
    locked,
    Object.fromEntries(fieldsOf(family).map((name, place) => [name, addresses[place] ?? ''])),
  )
}

/** Takes its picture from a record. @throws Problem as `updateRecord` does */
export const removePicture = (
  tx: Tx,
  author: Author,
  family: PicturedFamily,
  locked: Stored,
): Promise<void> =>
  updateRecord(tx, author, family, locked, Object.fromEntries(fieldsOf(family).map(name => [name, ''])))

/** As the database calls it (`migrations/0040-pictures.ts`). */
const addressOf = (content: Uint8Array): string =>
  `/v1/pictures/${createHash('sha256').update(content).digest('hex').slice(0, 32)}.webp`
