import { sql } from 'kysely'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { Key } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from './author.ts'
import { Problem } from '../problems/problem.ts'
import { readableOwner } from './visibility.ts'

/**
 * Tells a program that repeats a deletion, because the first answer was lost, that it is done.
 * @throws Problem 410 if a record that the author could read was deleted
 */
export async function requireNotDeleted(tx: Tx, author: Author, family: Family, key: Key): Promise<void> {
  const {
    rows: [deletion],
  } = await sql<{ time: string; operation: string }>`
    select time, operation from audit
    where family = ${family} and key_1 = ${key[0] ?? 0} and key_2 = ${key[1] ?? 0} and ${readableOwner(author, 'audit.owner_id')}
    order by id desc limit 1`.execute(tx)
  if (deletion?.operation === 'delete')
    throw new Problem('deleted', t =>
      t('access.deleted', {
        noun: t(`nouns.${family}`),
        key: key.join('/'),
        time: deletion.time,
      }),
    )
}
