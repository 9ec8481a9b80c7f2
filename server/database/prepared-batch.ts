import type pg from 'pg'
import { runTogether, type Result, type Statement } from './postgres-statement.ts'

interface Waiting extends Statement {
  readonly done: (result: Promise<Result>) => void
  readonly failed: (error: unknown) => void
}

/** So many statements go to one connection at most, so that others are not idle beside it. */
const MOST = 16

/**
 * Prepared statements that are asked for at once, outside of transactions: those that load what is nested in
 * records, for one. They go to one connection, as one piece, and are answered so. Each takes the database
 * less time than a way there and back, and none needs what another one finds.
 */
export class PreparedBatch {
  readonly #pool: pg.Pool
  #waiting: Waiting[] = []

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  query(text: string, values: readonly unknown[]): Promise<Result> {
    return new Promise((done, failed) => {
      // Sent once all that can be done without waiting is done, and so all that is asked for at once is
      // known.
      if (this.#waiting.length === 0) process.nextTick(() => this.#send())
      this.#waiting.push({ text, values, done, failed })
      if (this.#waiting.length === MOST) this.#send()
    })
  }

  #send(): void {
    const statements = this.#waiting
    this.#waiting = []
    if (statements.length > 0) void this.#run(statements)
  }

  async #run(statements: readonly Waiting[]): Promise<void> {
    try {
      const client = await this.#pool.connect()
      try {
        const results = runTogether(client, statements)
        for (const [index, { done }] of statements.entries()) {
          const result = results[index]
          if (result) done(result)
        }
        await Promise.allSettled(results)
      } finally {
        client.release()
      }
    } catch (error) {
      for (const { failed } of statements) failed(error)
    }
  }
}
