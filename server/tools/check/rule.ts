import type { RawBuilder } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/** A record that breaks a rule. */
export interface Broken {
  readonly id: number
  /** In a sentence, without names of people and teams: it is logged. */
  readonly text: string
  /** What it is to belong to, if the rule says so. */
  readonly to: number | null
}

/** Something that holds for all records; those that are older than the rule may break it. */
export interface Rule {
  readonly broken: RawBuilder<Broken>
  /** Mends records if it is plain what is right; null if only a person can say it. */
  readonly mend: ((tx: Tx, broken: readonly Broken[]) => Promise<void>) | null
}
