import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase, type OpenDatabase } from '../../../server/database/connection.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import { Client } from '../../rest/client.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { Person } from './person.ts'
import type { Place } from './place.ts'
import { Tally } from './tally.ts'
import type { Wish } from './worker.ts'

/** How long requests of the office may fail: other histories go on ending servers and connections to the database. */
const PATIENCE_MS = 180_000

/** A place as one thread sees it: its own league and people there, and a count of what happens. */
export class World {
  readonly tally = new Tally()
  readonly wish: (wish: Wish) => void
  readonly venue: SmallLeague
  readonly people: readonly Person[] = [new Person(this, 'One'), new Person(this, 'Two'), new Person(this, 'Three')]
  readonly #place: Place
  readonly #observer: OpenDatabase

  private constructor(place: Place, observer: OpenDatabase, venue: SmallLeague, wish: (wish: Wish) => void) {
    this.#place = place
    this.#observer = observer
    this.venue = venue
    this.wish = wish
  }

  static async open(place: Place, wish: (wish: Wish) => void): Promise<World> {
    const observer = await openDatabase(place.databaseUrl, '')
    const world = new World(place, observer, await makeLeague(observer.db), wish)
    for (const person of world.people) await person.join()
    return world
  }

  /** The database by a connection that no restart ends. */
  get db(): OpenDatabase['db'] {
    return this.#observer.db
  }

  get servers(): readonly string[] {
    return this.#place.servers
  }

  server = (index: number): string => at(this.servers, index % this.servers.length)
  office = (server = 0): Client => new Client(this.server(server), this.#place.officeToken)

  /** Asks a server something that is not below `/v1`. */
  asOffice(server: number, method: string, path: string): Promise<Response> {
    return fetch(this.server(server) + path, { method, headers: { Authorization: `Bearer ${this.#place.officeToken}` } })
  }

  /** Asks one server after the other until one answers. @throws the last failure, once the time is over */
  async insist<T>(ask: (server: number) => Promise<T>): Promise<T> {
    const end = Date.now() + PATIENCE_MS
    for (let server = 0; ; server++) {
      try {
        return await ask(server)
      } catch (error) {
        if (Date.now() > end) throw error
        await sleep(50)
      }
    }
  }

  /** What its restart does to the servers' connections to the database: all end, and for a while there are no new ones. */
  async restartDatabase(milliseconds: number): Promise<void> {
    const { serversUser } = this.#place
    await this.#alterServers('nologin')
    try {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${serversUser}`.execute(this.db)
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
