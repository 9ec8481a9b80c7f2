import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { commandOf } from './command.ts'
import { nameOf } from './kept.ts'

/** A pool of connections to PostgreSQL, on each of which the statements that are marked as `kept` are. */
export class KeepingPool implements PostgresPool {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect()
    const query = async (text: unknown, values: readonly unknown[] = []) => {
      if (typeof text !== 'string') throw new TypeError('There are no cursors')
      const { command, rowCount, rows } = await client.query<Record<string, unknown>>({ name: nameOf(text), text, values: [...values] })
      return { command: commandOf(command), rowCount: rowCount ?? 0, rows }
    }
    return { query, release: () => { client.release() } } as PostgresPoolClient
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}
