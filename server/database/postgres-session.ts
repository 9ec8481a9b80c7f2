import type pg from 'pg'
import { resultOf, run, runTogether, type Result } from './postgres-statement.ts'
import type { PreparedBatch } from './prepared-batch.ts'
import { statementName } from './prepared-statement.ts'

/** A caller's use of the database from one connect to its release: one statement, or a transaction. */
export class PostgresSession {
  readonly #pool: pg.Pool
  readonly #batch: PreparedBatch
  /** The connection, once something needs one of its own. */
  #client: pg.PoolClient | undefined
  /** The unsent beginning of a transaction, to be sent with its first statement. */
  #opening: string | undefined

  constructor(pool: pg.Pool, batch: PreparedBatch) {
    this.#pool = pool
    this.#batch = batch
  }

  async query(text: string, values: readonly unknown[]): Promise<Result> {
    if (!this.#client && statementName(text) !== undefined) return this.#batch.query(text, values)
    this.#client ??= await this.#pool.connect()
    const opening = this.#opening
    if (isOpening(text)) {
      this.#opening = text
      return resultOf(undefined)
    }
    this.#opening = undefined
    if (opening === undefined) return run(this.#client, { text, values })
    // The transaction is empty.
    if (text === 'commit' || text === 'rollback') return resultOf(undefined)
    const [begun, result] = runTogether(this.#client, [
      { text: opening, values: [] },
      { text, values },
    ])
    result?.catch(() => undefined)
    await begun
    return result ?? resultOf(undefined)
  }

  release(): void {
    this.#client?.release()
  }
}

const isOpening = (text: string): boolean => text === 'begin' || text.startsWith('start transaction')
