import type { Family } from '../../../shared-schema/resources/index.ts'
import type { Author } from '../../access/author.ts'
import type { CreatedIn, DraftIn, OwnedIn } from '../../database/family-records.ts'
import type { Key } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'

/** A family's behaviour beyond storing its records. */
export interface FamilyRules<F extends Family> {
  /** Whether a new record may depend on one of its family created just before it. */
  readonly isMadeAlone: boolean
  /** True if creating a record creates games. Deleting it deletes them unless something was recorded at them. */
  readonly makesGames: boolean
  /** Completes and checks a record before it is stored; `before` is undefined for a new one. */
  prepare(tx: Tx, record: DraftIn<F>, before: OwnedIn<F> | undefined, author: Author): Promise<DraftIn<F>>
  /** Completes new records further, with queries shared by all that are created together. */
  completeTogether(tx: Tx, records: readonly DraftIn<F>[], author: Author): Promise<readonly DraftIn<F>[]>
  /** Creates the records that come with a new one. */
  created(tx: Tx, record: CreatedIn<F>, author: Author): Promise<void>
  /** Updates the dependents of new records, once for all that are created together. */
  createdTogether(tx: Tx, records: readonly CreatedIn<F>[]): Promise<void>
  updated(tx: Tx, before: OwnedIn<F>, after: OwnedIn<F>, author: Author): Promise<void>
  /** Checks a record to be deleted by request, and removes what names it. */
  deleting(tx: Tx, record: OwnedIn<F>, cascade: boolean): Promise<void>
  /** Prepares the tables for removing rows, of any deletion. */
  removing(tx: Tx, keys: readonly Key[]): Promise<void>
  /** Checks whether a deleted record may come back. */
  restoring(tx: Tx, key: Key): Promise<void>
  /** Completes rows that were inserted again. */
  restored(tx: Tx, keys: readonly Key[]): Promise<void>
}
