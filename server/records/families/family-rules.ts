import type { Stored } from '../../../shared-schema/resources/wire.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'

/** A family's behaviour beyond storing its records. */
export interface FamilyRules {
  /** Whether a new record may depend on one of its family created just before it. */
  readonly isMadeAlone: boolean
  /** Completes and checks a record before it is stored; `before` is undefined for a new one. */
  prepare(tx: Tx, record: Stored, before: Stored | undefined, author: Author): Promise<Stored>
  /** Completes new records further, with queries shared by all that are created together. */
  completeTogether(tx: Tx, records: readonly Stored[], author: Author): Promise<readonly Stored[]>
  /** Creates the records that come with a new one. `record` also holds the request's own fields. */
  created(tx: Tx, record: Stored, author: Author): Promise<void>
  /** Updates the dependents of new records, once for all that are created together. */
  createdTogether(tx: Tx, records: readonly Stored[]): Promise<void>
  updated(tx: Tx, before: Stored, after: Stored, author: Author): Promise<void>
}
