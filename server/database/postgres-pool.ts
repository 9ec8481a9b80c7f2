import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { DISK_FULL } from './disk-full.ts'
import { PreparedBatch } from './prepared-batch.ts'
import { PostgresSession } from './postgres-session.ts'
import { sqlState } from './transaction.ts'

const RETRY_MS = 5000

/** A pool of connections to PostgreSQL, each of which keeps the marked statements prepared. */
export class PreparedStatementPool implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #batch: PreparedBatch
  /** Whether a write found the disk full, and none has succeeded since. */
  #isFull = false
  #triedAt = 0

  constructor(pool: pg.Pool) {
    this.#pool = pool
    this.#batch = new PreparedBatch(pool)
  }

  connect(): Promise<PostgresPoolClient> {
    const session = new PostgresSession(this.#pool, this.#batch)
    const query = (text: unknown, values: readonly unknown[] = []) => {
      if (typeof text !== 'string') throw new TypeError('There are no cursors')
      return session.query(text, values).catch((error: unknown) => {
        if (sqlState(error) === DISK_FULL) this.#isFull = true
        throw error
      })
    }
    return Promise.resolve({
      query,
      release: () => {
        session.release()
      },
    } as PostgresPoolClient)
  }

  /**
   * Whether writes succeed. After a failure this is tested now and then with a write: only PostgreSQL can
   * look at its disk.
   */
  async hasRoom(): Promise<boolean> {
    if (this.#isFull && Date.now() - this.#triedAt > RETRY_MS) {
      this.#triedAt = Date.now()
      this.#isFull = await this.#tryToWrite().then(
        () => false,
        () => true,
      )
    }
    return !this.#isFull
  }

  /** Writes a megabyte and rolls it back. */
  async #tryToWrite(): Promise<void> {
    const client = await this.#pool.connect()
    try {
      await client.query('begin')
      await client.query(
        'create table room as select md5(number::text) from generate_series(1, 20000) number',
      )
    } finally {
      await client.query('rollback').finally(() => client.release())
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}
