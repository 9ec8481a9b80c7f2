import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { LaterScopes, lockScopes } from './lock-scopes.ts'
import type { Database } from './schema.ts'
import type { Tx } from './tx.ts'

export type { Tx } from './tx.ts'

/**
 * PostgreSQL's codes for "try that again": serialization failure, deadlock, and a lock for which was waited
 * too long.
 */
const RETRY: ReadonlySet<string> = new Set(['40001', '40P01', '55P03'])

/** How often something is tried at most, and for how many milliseconds it is begun once more. */
const ATTEMPTS = 6
const PATIENCE = 8000

/** The longest pause after the first attempt, in milliseconds; it doubles with each further one. */
const PAUSE = 20

/** How often a transaction finds that it needs further scopes, and begins again with them. */
const MAX_TURNS = 20

/**
 * Runs work in one transaction: again from the start if it needs scopes that it did not lock first, and,
 * after a pause, if the database broke a deadlock with another one. The work must therefore have no effect
 * outside of it.
 * @throws an error for which `isBusy`, if others were always in the way
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
      // At random, or those who met would meet again.
      await sleep(Math.random() * PAUSE * 2 ** attempt++)
    }
  }
}

/** Reads in one transaction, in which nothing can be written. */
export const reading = <T>(db: Kysely<Database>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setAccessMode('read only').execute(work)

/** What a transaction still has to do, once the work is done. */
const last = new WeakMap<Tx, () => Promise<void>>()

/** Has a transaction do this at its very end: nothing is written after it. It is asked for once. */
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
