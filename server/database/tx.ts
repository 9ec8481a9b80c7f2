import type { Transaction } from 'kysely'
import type { Database } from './schema.ts'

/** A running transaction. */
export type Tx = Transaction<Database>
