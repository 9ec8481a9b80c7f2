import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { openDatabase, type OpenDatabase } from '../../../server/database/connection.ts'
import type { Database } from '../../../server/database/schema.ts'
import type { Place } from './place.ts'
import type { ServerStep } from './steps.ts'

/** The ground of histories: servers and their database, as one thread sees them. */
export interface Ground {
  /** Whether other histories are played there too. */
  readonly isShared: boolean
  /** For observers; stays connected when servers fail. */
  readonly db: Kysely<Database>
  readonly servers: readonly string[]
  readonly officeToken: string
  /** Does to the servers or their database what a step says. */
  strike(step: ServerStep): Promise<void>
}

/** A request of a history for a fault of one of the servers, which other histories share. */
export type Wish = { readonly do: 'kill server'; readonly server: number } | { readonly do: 'roll server' }

/** Three servers on one PostgreSQL database, where other threads play as well. */
export class SharedGround implements Ground {
  readonly isShared = true
  readonly #place: Place
  readonly #observer: OpenDatabase
  readonly #wish: (wish: Wish) => void

  private constructor(place: Place, observer: OpenDatabase, wish: (wish: Wish) => void) {
    this.#place = place
    this.#observer = observer
    this.#wish = wish
  }

  static async open(place: Place, wish: (wish: Wish) => void): Promise<SharedGround> {
    return new SharedGround(place, await openDatabase(place.databaseUrl, ''), wish)
  }

  /** The database by a connection that no restart ends. */
  get db(): Kysely<Database> {
    return this.#observer.db
  }

  get servers(): readonly string[] {
    return this.#place.servers
  }

  get officeToken(): string {
    return this.#place.officeToken
  }

  async strike(step: ServerStep): Promise<void> {
    switch (step.do) {
      case 'database restart':
        return this.#restartDatabase(step.milliseconds)
      case 'kill server':
      case 'roll server':
        return this.#wish(step)
      default:
        throw new Error(`${step.do} would be seen by other histories`)
    }
  }

  /**
   * Does what a database restart does to the servers' connections: all end, and for a while there are no new
   * ones.
   */
  async #restartDatabase(milliseconds: number): Promise<void> {
    const { serversUser } = this.#place
    await this.#alterServers('nologin')
    try {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${serversUser}`.execute(
        this.db,
      )
      await sleep(milliseconds)
    } finally {
      await this.#alterServers('login')
    }
  }

  /** One history after the other: PostgreSQL refuses to alter a role twice at once. */
  async #alterServers(how: 'login' | 'nologin'): Promise<void> {
    await this.db.transaction().execute(async tx => {
      await sql`select pg_advisory_xact_lock(1)`.execute(tx)
      await sql.raw(`alter role ${this.#place.serversUser} ${how}`).execute(tx)
    })
  }
}
