import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'

/** A family's behaviour beyond storing its records. */
export interface FamilyRules {
  /** Whether a new record may depend on one of its family created just before it. */
  readonly isMadeAlone: boolean
  /** Completes and checks a record before it is stored; `before` is undefined for a new one. */
  prepare(
    tx: Tx,
    record: StoredRecord,
    before: StoredRecord | undefined,
    author: Author,
  ): Promise<StoredRecord>
  /** Completes new records further, with queries shared by all that are created together. */
  completeTogether(tx: Tx, records: readonly StoredRecord[], author: Author): Promise<readonly StoredRecord[]>
  /** Creates the records that come with a new one. `record` also holds the request's own fields. */
  created(tx: Tx, record: StoredRecord, author: Author): Promise<void>
  /** Updates the dependents of new records, once for all that are created together. */
  createdTogether(tx: Tx, records: readonly StoredRecord[]): Promise<void>
  updated(tx: Tx, before: StoredRecord, after: StoredRecord, author: Author): Promise<void>
}
