import type { Stored } from '../../../shared-schema/resources/wire.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'

/** What a family does beyond storing its records. */
export interface FamilyRules {
  /** Whether what a record becomes may depend on one of its family that was made just before it. */
  readonly isMadeAlone: boolean
  /** Completes and checks a record before it is stored; `before` is undefined when it is made. */
  prepare(tx: Tx, record: Stored, before: Stored | undefined, author: Author): Promise<Stored>
  /** Completes new records further, in what is read for all that are made together. */
  completeTogether(tx: Tx, records: readonly Stored[], author: Author): Promise<readonly Stored[]>
  /** Makes what comes with a new record. `record` holds the request's own fields as well. */
  created(tx: Tx, record: Stored, author: Author): Promise<void>
  /** Brings up to date what hangs on new records, once for all that are made together. */
  createdTogether(tx: Tx, records: readonly Stored[]): Promise<void>
  updated(tx: Tx, before: Stored, after: Stored, author: Author): Promise<void>
}
