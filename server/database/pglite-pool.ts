import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { commandOf } from './command.ts'
import { DiskFull, hasRoom } from './disk-full.ts'
import { openEmbedded } from './embedded-folder.ts'

/**
 * The engine works on this process's only thread and never yields it by itself: this is how long callers may
 * use it in a row.
 */
const LONGEST_TURN_MS = 20

/**
 * PGlite in the shape of a `pg` pool with one connection: its holder has the database to itself until
 * release, so transactions never interleave.
 */
export class PGlitePool implements PostgresPool {
  readonly #engine: PGlite
  readonly #folder: string
  #free: Promise<void> = Promise.resolve()
  #turnBegan = performance.now()

  private constructor(engine: PGlite, folder: string) {
    this.#engine = engine
    this.#folder = folder
  }

  /**
   * Opens a folder, making it if it is missing.
   * @param mayReplace whether it may be made even where another database once was
   */
  static async open(folder: string, mayReplace: boolean): Promise<PGlitePool> {
    return new PGlitePool(await openEmbedded(folder, mayReplace), folder)
  }

  async connect(): Promise<PostgresPoolClient> {
    const before = this.#free
    let release: () => void = () => undefined
    this.#free = new Promise(resolve => {
      release = resolve
    })
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
    await this.#letOthersIn()
    const word = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase()
    const command = commandOf(word)
    if ((word === 'BEGIN' || command !== 'SELECT') && !hasRoom(this.#folder)) throw new DiskFull()
    const { rows, affectedRows } = await this.#engine.query<Record<string, unknown>>(text, [...parameters])
    return { command, rowCount: affectedRows ?? rows.length, rows }
  }

  /** Lets requests and timers run, even during a long series of queries. */
  async #letOthersIn(): Promise<void> {
    if (performance.now() - this.#turnBegan < LONGEST_TURN_MS) return
    await othersTurn()
    this.#turnBegan = performance.now()
  }
}
