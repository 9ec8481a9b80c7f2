import type { RawBuilder } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/** A record that breaks a rule. */
export interface Broken {
  readonly id: number
  /** A sentence without names of people and teams, because it is logged. */
  readonly text: string
  /** The record that it should belong to, if the rule determines one. */
  readonly to: number | null
}

/** A rule for all records; records older than the rule may break it. */
export interface Rule {
  readonly broken: RawBuilder<Broken>
  /** Repairs records if the right value is unambiguous; null if a person has to decide. */
  readonly mend: ((tx: Tx, broken: readonly Broken[]) => Promise<void>) | null
}
