import type pg from 'pg'
import { runTogether, type Result, type Statement } from './postgres-statement.ts'

interface Waiting extends Statement {
  readonly done: (result: Promise<Result>) => void
  readonly failed: (error: unknown) => void
}

/** The most statements sent to one connection together, so that other connections do not stay idle. */
const MAX_STATEMENTS = 16

/**
 * Batches prepared statements issued together outside of transactions, such as those that load the nested
 * parts of records. They go to one connection in one piece and are answered in one piece. Each takes the
 * database less time than a round trip, and none depends on the result of another.
 */
export class PreparedBatch {
  readonly #pool: pg.Pool
  #waiting: Waiting[] = []

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  query(text: string, values: readonly unknown[]): Promise<Result> {
    return new Promise((done, failed) => {
      // Sent once all work without waiting is done, when all statements issued together are known.
      if (this.#waiting.length === 0) process.nextTick(() => this.#send())
      this.#waiting.push({ text, values, done, failed })
      if (this.#waiting.length === MAX_STATEMENTS) this.#send()
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
