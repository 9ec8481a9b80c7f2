import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

export type Tx = Transaction<Database>

/** PostgreSQL's codes for "try that again": serialization failure and deadlock. */
const RETRY = new Set(['40001', '40P01'])

const ATTEMPTS = 5

/**
 * Runs work in one transaction, again from the start when the database broke a deadlock with
 * another one. The work must therefore have no effect outside the transaction.
 */
export async function transaction<T>(db: Kysely<Database>, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRY.has(sqlState(error))) throw error
    }
  }
}

/** The code PostgreSQL gave an error, or the empty text for any other error. */
export function sqlState(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
