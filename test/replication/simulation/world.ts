import { setTimeout as sleep } from 'node:timers/promises'
import { at } from '../../../shared-schema/rules/at.ts'
import { Client } from '../../rest/client.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import type { Ground } from './ground.ts'
import { Person } from './person.ts'
import type { Tally } from './tally.ts'

/** How long requests of the office may fail: other histories go on ending servers and connections to the database. */
const PATIENCE_MS = 180_000

/** A ground with a league and people of one thread's own, and a count of what happens. */
export class World {
  readonly ground: Ground
  readonly tally: Tally
  readonly venue: SmallLeague
  readonly people: readonly Person[] = [new Person(this, 'One'), new Person(this, 'Two'), new Person(this, 'Three')]

  private constructor(ground: Ground, venue: SmallLeague, tally: Tally) {
    this.ground = ground
    this.venue = venue
    this.tally = tally
  }

  static async open(ground: Ground, tally: Tally): Promise<World> {
    const world = new World(ground, await makeLeague(ground.db), tally)
    for (const person of world.people) await person.join()
    return world
  }

  get db(): Ground['db'] {
    return this.ground.db
  }

  get servers(): readonly string[] {
    return this.ground.servers
  }

  server = (index: number): string => at(this.servers, index % this.servers.length)
  office = (server = 0): Client => new Client(this.server(server), this.ground.officeToken)

  /** Asks a server something that is not below `/v1`. */
  asOffice(server: number, method: string, path: string): Promise<Response> {
    return fetch(this.server(server) + path, { method, headers: { Authorization: `Bearer ${this.ground.officeToken}` } })
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
}
