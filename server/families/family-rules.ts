import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from '../access/author.ts'

/** What a family does beyond storing its records. */
export interface FamilyRules {
  /** Completes and checks a record before it is stored; `before` is undefined when it is made. */
  prepare(tx: Tx, record: Stored, before: Stored | undefined, author: Author): Promise<Stored>
  /** Makes what comes with a new record. `record` holds the request's own fields as well. */
  created(tx: Tx, record: Stored): Promise<void>
  updated(tx: Tx, before: Stored, after: Stored, author: Author): Promise<void>
}
