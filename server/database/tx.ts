import type { Transaction } from 'kysely'
import type { Database } from './schema.ts'

/** A transaction that has begun. */
export type Tx = Transaction<Database>
