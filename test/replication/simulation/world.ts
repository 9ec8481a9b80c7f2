import { at } from '../../../shared-schema/rules/at.ts'
import { Client } from '../../rest/client.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import type { Ground } from './ground.ts'
import { Person } from './person.ts'
import { Stranger } from './stranger.ts'
import type { Tally } from './tally.ts'

/** A ground with a league and people of one thread's own, and a count of what happens. */
export class World {
  readonly ground: Ground
  readonly tally: Tally
  readonly venue: SmallLeague
  readonly stranger: Stranger
  readonly people: readonly Person[] = [
    new Person(this, 'One'),
    new Person(this, 'Two'),
    new Person(this, 'Three'),
  ]

  private constructor(ground: Ground, venue: SmallLeague, stranger: Stranger, tally: Tally) {
    this.ground = ground
    this.venue = venue
    this.stranger = stranger
    this.tally = tally
  }

  static async open(ground: Ground, tally: Tally): Promise<World> {
    const venue = await makeLeague(ground.db)
    const world = new World(ground, venue, await Stranger.join(ground, venue), tally)
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
    return fetch(this.server(server) + path, {
      method,
      headers: { Authorization: `Bearer ${this.ground.officeToken}` },
    })
  }
}
