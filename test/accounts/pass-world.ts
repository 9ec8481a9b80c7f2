import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { make, makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import type { TestServer } from '../support/server.ts'
import { Account } from './account.ts'

const made = z.object({ id: z.int(), url: z.string() })
const arrived = z.object({ person: z.object({ id: z.string(), name: z.string() }) })
const listed = z.object({
  passes: z.array(
    z.object({
      id: z.int(),
      revoked_at: z.string().nullable(),
      arrivals: z.array(
        z.object({
          person_id: z.string(),
          name: z.string(),
          device_id: z.string().nullable(),
          has_account: z.boolean(),
          last_seen: z.string(),
          revoked_at: z.string().nullable(),
        }),
      ),
    }),
  ),
})

/** Somebody who came in by a pass, with a tablet. */
export interface Arrived {
  readonly id: string
  readonly device: string
  readonly token: string
  readonly account: Account
}

/** A league with a field on which one of two games is played, and its admin. */
export class PassWorld {
  readonly admin: Account
  readonly #server: TestServer
  private constructor(
    server: TestServer,
    readonly league: SmallLeague,
    readonly field: number,
    /** On the field, on 1 June. */
    readonly game: number,
    /** Nowhere yet, on 1 June. */
    readonly otherGame: number,
    admin: string,
  ) {
    this.#server = server
    this.admin = new Account(server.url, admin)
  }

  static async make(server: TestServer): Promise<PassWorld> {
    const league = await makeLeague(server.db)
    const site = await make(server.db, 'event_sites', { name: 'Park', tournament_id: league.tournament })
    const field = await make(server.db, 'game_sites', { name: 'Field 1', event_site_id: site })
    const [game, otherGame] = [await makeGame(server.db, league), await makeGame(server.db, league)]
    await server.db.updateTable('games').set({ game_site_id: field }).where('id', '=', game).execute()
    return new PassWorld(
      server,
      league,
      field,
      game,
      otherGame,
      await server.signIn('admin', league.organization),
    )
  }

  ask = (place: unknown, more: object = {}, by = this.admin) =>
    by.post('/accounts/passes', { organization_id: this.league.organization, place, ...more })

  /** A pass of the field, if no other place is named. */
  async makePass(place: unknown = { kind: 'game_site', id: this.field }, more: object = {}) {
    const { id, url } = made.parse((await this.ask(place, more)).body)
    return { id, code: codeIn(url) }
  }

  show = (code: string, values: object = {}) =>
    new Account(this.#server.url).post('/accounts/passes/arrive', { code, ...values })

  /** Somebody comes in on a device of their own. */
  async arrive(code: string, name = 'Sam', device = uuid()): Promise<Arrived> {
    const { headers, body } = await this.show(code, { name, device_id: device })
    const token = headers.get('set-auth-token') ?? ''
    return { id: arrived.parse(body).person.id, device, token, account: new Account(this.#server.url, token) }
  }

  async listedAll(more = '') {
    const { body } = await this.admin.get(
      `/accounts/passes?organization_id=${this.league.organization}${more}`,
    )
    return listed.parse(body).passes
  }

  async listed(id: number) {
    const pass = (await this.listedAll()).find(one => one.id === id)
    if (!pass) throw new Error(`Pass ${id} is not listed`)
    return pass
  }
}

/** The person that an answer tells of; undefined if it tells of none. */
export const personIn = (body: Record<string, unknown>) =>
  z
    .object({ person: z.object({ id: z.string(), name: z.string(), email: z.string().nullish() }) })
    .safeParse(body).data?.person

/** The code behind the # of a link. */
export const codeIn = (url: unknown): string => String(url).split('#')[1] ?? ''
