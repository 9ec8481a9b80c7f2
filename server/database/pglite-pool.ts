import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { commandOf } from './command.ts'
import { DiskFull, hasRoom } from './disk-full.ts'
import { openEmbedded } from './embedded-folder.ts'

/**
 * PGlite in the shape of a `pg` pool with one connection: whoever holds it has the database to
 * itself until release, so transactions never interleave.
 */
export class PGlitePool implements PostgresPool {
  readonly #engine: PGlite
  readonly #folder: string
  #free: Promise<void> = Promise.resolve()

  private constructor(engine: PGlite, folder: string) {
    this.#engine = engine
    this.#folder = folder
  }

  /** Opens a folder, made when missing. */
  static async open(folder: string): Promise<PGlitePool> {
    return new PGlitePool(await openEmbedded(folder), folder)
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
    const word = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase()
    const command = commandOf(word)
    if ((word === 'BEGIN' || command !== 'SELECT') && !hasRoom(this.#folder)) throw new DiskFull()
    const { rows, affectedRows } = await this.#engine.query<Record<string, unknown>>(text, [...parameters])
    return { command, rowCount: affectedRows ?? rows.length, rows }
  }
}
