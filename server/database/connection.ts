import { Kysely, PostgresDialect } from 'kysely'
import { join } from 'node:path'
import pg from 'pg'
import { damagedIn, tellsOfDamage } from './damage.ts'
import { DataFolder } from './data-folder.ts'
import { hasRoom } from './disk-full.ts'
import { migrate } from './migrate.ts'
import { PGlitePool } from './pglite-pool.ts'
import { PreparedStatementPool } from './postgres-pool.ts'
import type { Database } from './schema.ts'
import { parsers } from './value-parsers.ts'

// The account library writes dates into columns without zone; both drivers keep UTC there.
pg.defaults.parseInputDatesAsUTC = true

/** How many milliseconds a statement waits for a lock before the transaction is retried or given up. */
const LONGEST_WAIT = 4000

/** An open, migrated database. */
export interface OpenDatabase {
  readonly db: Kysely<Database>
  /** Calls back with each notification's payload; the listener lives as long as the database. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<void>
  /** Whether its disk has room for writes. */
  readonly hasRoom: () => Promise<boolean>
  close(): Promise<void>
}

/** Options for opening a database. */
interface Opening {
  /** Whether an embedded database may be made in a folder that once held another: for a restore. */
  readonly mayReplace: boolean
}

/**
 * Opens and migrates the database.
 * @param url a PostgreSQL address; undefined for PGlite in `folder`
 * @throws a sentence if the folder is in use by another process, the server cannot be reached, or the
 *   database is damaged, missing where one existed, or of a newer version
 */
export async function openDatabase(
  url: string | undefined,
  folder: string,
  opening: Opening = { mayReplace: false },
): Promise<OpenDatabase> {
  const opened = await connectDatabase(url, folder, opening)
  try {
    await migrate(opened.db)
    return opened
  } catch (error) {
    await opened.close()
    if (tellsOfDamage(error)) throw damagedIn(url === undefined ? folder : 'DATABASE_URL', error, undefined)
    throw error
  }
}

/** Opens the database without migrating it, from any version. */
export const connectDatabase = async (
  url: string | undefined,
  folder: string,
  opening: Opening = { mayReplace: false },
): Promise<OpenDatabase> => (url === undefined ? openPGlite(folder, opening) : openPostgres(url))

async function openPGlite(folder: string, { mayReplace }: Opening): Promise<OpenDatabase> {
  const lock = await DataFolder.lock(folder)
  const pool = await PGlitePool.open(join(folder, 'database'), mayReplace).catch(async (error: unknown) => {
    await lock.release()
    throw error
  })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    async listen(channel, onNotify) {
      await pool.listen(channel, onNotify)
    },
    hasRoom: () => Promise.resolve(hasRoom(folder)),
    async close() {
      await db.destroy()
      await lock.release()
    },
  }
}

function openPostgres(url: string): OpenDatabase {
  const types = new pg.TypeOverrides()
  for (const [type, parse] of Object.entries(parsers)) types.setTypeParser(Number(type), parse)
  // The access conditions make statements look expensive to PostgreSQL, which would then compile them for
  // longer than they run.
  const options = `-c timezone=UTC -c jit=off -c lock_timeout=${LONGEST_WAIT}`
  const pool = new pg.Pool({ connectionString: url, types, max: 10, options, pipeline: true })
  // An idle connection that the database closes is replaced by the next query.
  pool.on('error', () => undefined)
  // A connection closed within a transaction fails its next query; without this it would end the process.
  pool.on('connect', client => {
    client.on('error', () => undefined)
  })
  const statementPool = new PreparedStatementPool(pool)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: statementPool }) })
  const listeners: Listener[] = []
  return {
    db,
    async listen(channel, onNotify) {
      listeners.push(await Listener.start(url, channel, onNotify))
    },
    hasRoom: () => statementPool.hasRoom(),
    async close() {
      await Promise.all(listeners.map(listener => listener.stop()))
      await db.destroy()
    },
  }
}

/** A separate connection that listens, and reconnects by itself after the database restarts. */
class Listener {
  #client: pg.Client | undefined
  #stopped = false
  readonly #url: string
  readonly #channel: string
  readonly #onNotify: (payload: string) => void

  private constructor(url: string, channel: string, onNotify: (payload: string) => void) {
    this.#url = url
    this.#channel = channel
    this.#onNotify = onNotify
  }

  static async start(url: string, channel: string, onNotify: (payload: string) => void): Promise<Listener> {
    const listener = new Listener(url, channel, onNotify)
    await listener.#connect()
    return listener
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#client?.end().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url })
    client.on('notification', message => this.#onNotify(message.payload ?? ''))
    client.on('error', () => undefined)
    await client.connect()
    this.#client = client
    await client.query(`listen ${client.escapeIdentifier(this.#channel)}`)
    client.once('end', () => this.#reconnect())
  }

  #reconnect(): void {
    if (this.#stopped) return
    setTimeout(() => {
      if (!this.#stopped) this.#connect().catch(() => this.#reconnect())
    }, 1000).unref()
  }
}
