import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { invite } from '../../../server/accounts/links/invitations.ts'
import type { SmallLeague } from '../../support/league.ts'
import type { Ground } from './ground.ts'
import { insist } from './insist.ts'

/** The parts of the world that a person needs: its league and its servers. */
interface PersonWorld {
  readonly db: Ground['db']
  readonly venue: SmallLeague
  readonly server: (index: number) => string
  asOffice(server: number, method: string, path: string): Promise<Response>
}

/** A scorekeeper of the world's league, whose role can be taken away and given back. */
export class Person {
  readonly name: string
  readonly #world: PersonWorld
  readonly #email = `${randomUUID()}@example.org`
  #token = ''

  constructor(world: PersonWorld, name: string) {
    this.#world = world
    this.name = name
  }

  get token(): string {
    return this.#token
  }

  /** The id of their account; undefined before they have joined. */
  async id(): Promise<string | undefined> {
    const {
      rows: [person],
    } = await sql<{ id: string }>`select id from people where email = ${this.#email}`.execute(this.#world.db)
    return person?.id
  }

  /** Whether the server knows of the role: a backup that is restored brings it back, or takes it away. */
  async hasRole(): Promise<boolean> {
    return (await this.#role()) !== undefined
  }

  /** Gets the role by an invitation, the first time with a new account. */
  async join(): Promise<void> {
    const { db, venue } = this.#world
    await insist(async server => {
      const code = await invite(
        db,
        { organization_id: venue.organization, role: 'scorekeeper', place: null },
        null,
      )
      const response = await fetch(`${this.#world.server(server)}/accounts/join`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          code,
          name: this.name,
          email: this.#email,
          password: 'correct horse battery',
        }),
      })
      if (!response.ok) throw new Error(`${this.name} could not join: ${await response.text()}`)
      this.#token ||= response.headers.get('set-auth-token') ?? ''
    })
  }

  /** Loses the role. @returns false if there was none */
  async leave(): Promise<boolean> {
    const role = await this.#role()
    if (!role) return false
    await insist(async server => {
      const { status } = await this.#world.asOffice(server, 'DELETE', `/accounts/roles/${role.id}`)
      if (status !== 204 && status !== 404) throw new Error(`${this.name} still has a role: ${status}`)
    })
    return true
  }

  async #role(): Promise<{ id: number } | undefined> {
    const {
      rows: [role],
    } = await sql<{ id: number }>`
      select roles.id from roles join people on people.id = roles.person_id where email = ${this.#email}`.execute(
      this.#world.db,
    )
    return role
  }
}
