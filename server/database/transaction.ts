import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { LaterScopes, lockScopes } from './lock-scopes.ts'
import type { Database } from './schema.ts'
import type { Tx } from './tx.ts'

export type { Tx } from './tx.ts'

/**
 * PostgreSQL's codes that call for a retry: serialization failure, deadlock, and a lock that took too long.
 */
const RETRY: ReadonlySet<string> = new Set(['40001', '40P01', '55P03'])

/** The maximum number of attempts, and the milliseconds after which no further one begins. */
const ATTEMPTS = 6
const PATIENCE = 8000

/** The longest pause after the first attempt, in milliseconds; it doubles with each further one. */
const PAUSE = 20

/** How often a transaction may find that it needs further scopes, and begin again with them. */
const MAX_TURNS = 20

/**
 * Runs work in one transaction. It restarts if the work needs scopes that it did not lock first, and, after a
 * pause, on a deadlock with another transaction. The work must therefore have no effect outside.
 * @throws an error for which `isBusy` is true if other transactions were always in the way
 */
export async function transaction<T>(db: Kysely<Database>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const start = performance.now()
  let scopes: readonly Scope[] = []
  for (let attempt = 1, turn = 1; ;) {
    try {
      return await db.transaction().execute(tx => inTurn(tx, scopes, work))
    } catch (error) {
      if (error instanceof LaterScopes && turn++ < MAX_TURNS) {
        scopes = error.scopes
        continue
      }
      if (!isBusy(error) || attempt === ATTEMPTS || performance.now() - start > PATIENCE) throw error
      // A random pause: transactions that collided would otherwise collide again.
      await sleep(Math.random() * PAUSE * 2 ** attempt++)
    }
  }
}

/** Reads in one read-only transaction. */
export const reading = <T>(db: Kysely<Database>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setAccessMode('read only').execute(work)

/** The last step of each transaction, after its work. */
const last = new WeakMap<Tx, () => Promise<void>>()

/** Runs this at the very end of a transaction, which has one such step: nothing is written after it. */
export function beforeCommit(tx: Tx, work: () => Promise<void>): void {
  last.set(tx, work)
}

async function inTurn<T>(tx: Tx, scopes: readonly Scope[], work: (tx: Tx) => Promise<T>): Promise<T> {
  await lockScopes(tx, scopes)
  const result = await work(tx)
  await last.get(tx)?.()
  return result
}

/** Whether others were in the way, so that the same may succeed in a moment. */
export const isBusy = (error: unknown): boolean => RETRY.has(sqlState(error))

/** The code PostgreSQL gave an error, or the empty text for any other error. */
export function sqlState(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}
