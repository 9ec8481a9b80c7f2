import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { commandOf } from './command.ts'
import { openEmbedded } from './embedded-folder.ts'

/**
 * PGlite in the shape of a `pg` pool with one connection: whoever holds it has the database to
 * itself until release, so transactions never interleave.
 */
export class PGlitePool implements PostgresPool {
  readonly #engine: PGlite
  #free: Promise<void> = Promise.resolve()

  private constructor(engine: PGlite) {
    this.#engine = engine
  }

  /** Opens a folder, made when missing. */
  static async open(folder: string): Promise<PGlitePool> {
    return new PGlitePool(await openEmbedded(folder))
  }

  async connect(): Promise<PostgresPoolClient> {
    const before = this.#free
    let release: () => void = () => undefined
    this.#free = new Promise(resolve => { release = resolve })
    await before
    return { query: this.#query.bind(this), release } as PostgresPoolClient
  }

  /** Calls back with the payload of each notification on a channel, until the returned function is called. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>> {
    return this.#engine.listen(channel, onNotify)
  }

  async end(): Promise<void> {
    await this.#free
    await this.#engine.close()
  }

  async #query(text: unknown, parameters: readonly unknown[] = []) {
    if (typeof text !== 'string') throw new TypeError('PGlite has no cursors')
    const { rows, affectedRows } = await this.#engine.query<Record<string, unknown>>(text, [...parameters])
    return { command: commandOf(/^\s*(\w+)/.exec(text)?.[1]?.toUpperCase()), rowCount: affectedRows ?? rows.length, rows }
  }
}
