import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { makeLink } from '../../server/accounts/links/account-links.ts'
import { invite } from '../../server/accounts/links/invitations.ts'
import type { Role } from '../../shared-schema/api/accounts.ts'
import type { Reply } from '../rest/client.ts'
import { make } from '../support/league.ts'
import { joinAs, type TestServer } from '../support/server.ts'
import { Account } from './account.ts'
import { codeIn } from './pass-world.ts'

const PASSWORD = 'violet lantern 42'
const listedRoles = z.object({
  roles: z.array(z.object({ id: z.int(), person: z.object({ id: z.string() }) })),
})
const listedPasses = z.object({ passes: z.array(z.object({ id: z.int(), needs_renewal: z.boolean() })) })
const listedInvitations = z.object({ invitations: z.array(z.object({ id: z.int() })) })
const arrived = z.object({ person: z.object({ id: z.string() }) })

/** A link that somebody has. */
export interface CreatedLink {
  readonly use: () => Promise<Pick<Reply, 'status' | 'body'>>
  /** The status of the answer to a use that works. */
  readonly done: number
  /** A newer one of the same kind for the same person. */
  readonly makeAgain: () => Promise<unknown>
  /** Gives a pass a new code, which is used from then on. */
  readonly renew?: () => Promise<void>
}

/** An organization with an admin who makes links, and another organization. */
export class LinkWorld {
  /** Whose account a link is for. */
  personId = ''
  /** As that person, if they can act. */
  person: Account

  private constructor(
    readonly server: TestServer,
    /** An owner of all, who changes what is to be changed. */
    readonly root: Account,
    readonly maker: Account,
    readonly makerId: string,
    readonly organization: number,
    readonly elsewhere: number,
    readonly season: number,
    readonly tournament: number,
  ) {
    this.person = maker
  }

  static async make(server: TestServer, rootToken: string, isOwnerOfAll = false): Promise<LinkWorld> {
    const { db } = server
    const organization = await make(db, 'organizations', { name: 'Q' })
    const elsewhere = await make(db, 'organizations', { name: 'P' })
    const league = await make(db, 'leagues', { name: 'L', organization_id: organization, sport: 'ultimate' })
    const season = await make(db, 'seasons', { name: '2026', league_id: league })
    const tournament = await make(db, 'tournaments', { name: 'Cup', season_id: season })
    const token = isOwnerOfAll ? await server.signIn('owner') : await server.signIn('admin', organization)
    const maker = new Account(server.url, token)
    const root = new Account(server.url, rootToken)
    return new LinkWorld(server, root, maker, await maker.id(), organization, elsewhere, season, tournament)
  }

  /** Another admin of the organization. */
  async secondAdmin(): Promise<Account> {
    return new Account(this.server.url, await this.server.signIn('admin', this.organization))
  }

  /** Somebody with an account who reads what the organization has. */
  async viewer(): Promise<void> {
    this.person = new Account(
      this.server.url,
      await joinAs(this.server.url, this.server.db, 'viewer', this.organization),
    )
    this.personId = await this.person.id()
  }

  makePass = (by = this.maker) =>
    by.post('/accounts/passes', {
      organization_id: this.organization,
      place: { kind: 'tournament', id: this.tournament },
    })

  arrive = (code: string, values: object = { name: 'Sam' }, by = new Account(this.server.url)) =>
    by.post('/accounts/passes/arrive', { code, ...values })

  /** Somebody who came in by a pass of the organization. */
  async holder(): Promise<void> {
    const { headers, body } = await this.arrive(codeIn((await this.makePass(this.root)).body.url))
    this.person = new Account(this.server.url, headers.get('set-auth-token') ?? '')
    this.personId = arrived.parse(body).person.id
  }

  /** A link by which the one lets the other choose a new password. */
  async resetLink(by: Account, whom: Account): Promise<CreatedLink> {
    const id = await whom.id()
    const ask = () => by.post(`/accounts/people/${id}/reset-link`, {})
    return this.#passwordLink(codeIn((await ask()).body.url), ask)
  }

  /** The same as it goes out by e-mail. */
  async mailedLink(): Promise<CreatedLink> {
    const { email } = await this.#account()
    const mail = () =>
      makeLink(this.server.db, { purpose: 'new password', person_id: this.personId, email, made_by: null })
    return this.#passwordLink(await mail(), mail)
  }

  #passwordLink = (code: string, makeAgain: () => Promise<unknown>): CreatedLink => ({
    use: () => new Account(this.server.url).post('/accounts/password/reset', { code, password: PASSWORD }),
    done: 200,
    makeAgain,
  })

  #account = () =>
    this.server.db.selectFrom('people').selectAll().where('id', '=', this.personId).executeTakeFirstOrThrow()

  /** Gives somebody a role, as if they had followed an invitation. */
  async giveRole(
    personId: string,
    role: Role,
    organization: number | null,
    place: LinkPlace = null,
  ): Promise<void> {
    const { db, url } = this.server
    const code = await invite(db, { organization_id: organization, role, place }, null)
    const { email } = await db
      .selectFrom('people')
      .select('email')
      .where('id', '=', personId)
      .executeTakeFirstOrThrow()
    const values = { code, name: 'Again', email, password: 'correct horse battery' }
    const { status, body } = await new Account(url).post('/accounts/join', values)
    if (status !== 201) throw new Error(JSON.stringify(body))
  }

  async takeRoles(personId: string, organization: number | null): Promise<void> {
    const path = `/accounts/roles${organization === null ? '' : `?organization_id=${organization}`}`
    const { roles } = listedRoles.parse((await this.root.get(path)).body)
    for (const { id } of roles.filter(({ person }) => person.id === personId))
      await this.#must(this.root.delete(`/accounts/roles/${id}`))
  }

  disable = (personId: string) => this.#must(this.root.post(`/accounts/people/${personId}/disable`, {}))
  enable = (personId: string) => this.#must(this.root.post(`/accounts/people/${personId}/enable`, {}))
  delete = (personId: string) => this.#must(this.root.delete(`/accounts/people/${personId}`))
  deleteRecord = async (path: string) => {
    const { status, body } = await this.root.delete(`/v1/${path}/?cascade=true`)
    if (status !== 204) throw new Error(JSON.stringify(body))
  }

  async passes() {
    return listedPasses.parse(
      (await this.root.get(`/accounts/passes?organization_id=${this.organization}`)).body,
    ).passes
  }

  async needsRenewal(): Promise<boolean[]> {
    return (await this.passes()).map(({ needs_renewal }) => needs_renewal)
  }

  /** Takes back the link, by a person who may. */
  async takeBack(): Promise<void> {
    const open = await this.root.get(`/accounts/invitations?organization_id=${this.organization}`)
    for (const { id } of listedInvitations.parse(open.body).invitations)
      await this.#must(this.root.delete(`/accounts/invitations/${id}`))
    for (const { id } of await this.passes()) await this.#must(this.root.delete(`/accounts/passes/${id}`))
  }

  /** The unused links, other than passes, that the maker made, or that are for the person. */
  async unused(): Promise<string[]> {
    return (await this.#links()).map(({ code_hash }) => code_hash)
  }

  /** Remembers the unused links, to put back those that are withdrawn meanwhile. */
  async keepUnused(): Promise<{ putBack: () => Promise<void> }> {
    const links = await this.#links()
    return {
      putBack: async () => {
        for (const { family, row } of links)
          await sql`insert into ${sql.table(family)} select * from json_populate_record(null::${sql.table(family)}, ${JSON.stringify(row)}::json) on conflict do nothing`
            .execute(this.server.db)
            .catch((error: unknown) => {
              // Nobody can put back a link of an organization or person that is gone.
              if (!/foreign key/.test(String(error))) throw error
            })
      },
    }
  }

  async #links() {
    const { rows } = await sql<{ family: 'invitations' | 'account_links'; code_hash: string; row: object }>`
      select 'invitations' as family, code_hash, to_json(invitations) as row from invitations where used_at is null and invited_by = ${this.makerId}
      union all select 'account_links', code_hash, to_json(account_links) from account_links
        where used_at is null and (made_by = ${this.makerId} or person_id = ${this.personId}) and purpose <> 'own address'`.execute(
      this.server.db,
    )
    return rows
  }

  async #must(reply: Promise<Reply>): Promise<void> {
    const { status, body } = await reply
    if (status !== 204) throw new Error(JSON.stringify(body))
  }
}

type LinkPlace = { kind: 'tournament'; id: number } | null

/** Makes a link of each kind. */
export const linkKinds = {
  async invitation(world: LinkWorld): Promise<CreatedLink> {
    const ask = () =>
      world.maker.post('/accounts/invitations', {
        organization_id: world.organization,
        role: 'scorekeeper',
        place: { kind: 'tournament', id: world.tournament },
      })
    const code = codeIn((await ask()).body.url)
    return {
      use: () =>
        new Account(world.server.url).post('/accounts/join', {
          code,
          name: 'Kim',
          email: `${randomUUID()}@example.org`,
          password: PASSWORD,
        }),
      done: 201,
      makeAgain: ask,
    }
  },
  async pass(world: LinkWorld): Promise<CreatedLink> {
    const { body } = await world.makePass()
    let code = codeIn(body.url)
    const renewed = async () =>
      (await world.root.post(`/accounts/passes/${String(body.id)}/code`, {})).body.url
    return {
      use: () => world.arrive(code),
      done: 201,
      makeAgain: renewed,
      renew: async () => {
        code = codeIn(await renewed())
      },
    }
  },
  async 'new password'(world: LinkWorld): Promise<CreatedLink> {
    await world.viewer()
    return world.resetLink(world.maker, world.person)
  },
  async 'by e-mail'(world: LinkWorld): Promise<CreatedLink> {
    await world.viewer()
    return world.mailedLink()
  },
  async 'own account'(world: LinkWorld): Promise<CreatedLink> {
    await world.holder()
    const ask = () => world.maker.post(`/accounts/people/${world.personId}/account-link`, {})
    const code = codeIn((await ask()).body.url)
    return {
      use: () =>
        new Account(world.server.url).post('/accounts/own-account', {
          code,
          email: `${randomUUID()}@example.org`,
          password: PASSWORD,
        }),
      done: 201,
      makeAgain: ask,
    }
  },
} as const

export type KindName = keyof typeof linkKinds

interface Change {
  readonly apply?: (world: LinkWorld, link: CreatedLink) => Promise<unknown>
  /**
   * Whether the link would be refused even if nobody had withdrawn it; those that go out by e-mail have no maker
   * whose right could end.
   */
  readonly isRefused?: 'by its maker' | 'always'
}

/** The person comes in by a pass of an organization. */
const comesIn = (organizationOf: (world: LinkWorld) => number) => async (world: LinkWorld) => {
  const { db } = world.server
  const organization_id = organizationOf(world)
  const league = await make(db, 'leagues', { name: 'L', organization_id, sport: 'ultimate' })
  const season = await make(db, 'seasons', { name: '2027', league_id: league })
  const place = { kind: 'tournament', id: await make(db, 'tournaments', { name: 'Open', season_id: season }) }
  const { body } = await world.root.post('/accounts/passes', { organization_id, place })
  const reply = await world.arrive(codeIn(body.url), {}, world.person)
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
}

const makerIsNow = (
  role: Role,
  organizationOf: (world: LinkWorld) => number,
  isAtOnePlace = false,
): Change => ({
  async apply(world) {
    await world.takeRoles(world.makerId, world.organization)
    const place = isAtOnePlace ? ({ kind: 'tournament', id: world.tournament } as const) : null
    await world.giveRole(world.makerId, role, organizationOf(world), place)
  },
  isRefused: 'by its maker',
})

const here = ({ organization }: LinkWorld): number => organization
const there = ({ elsewhere }: LinkWorld): number => elsewhere

/** Changes between the making of a link and its use. */
export const changes: Readonly<Record<string, Change>> = {
  nothing: {},
  'its maker becomes an owner': {
    apply: world => world.giveRole(world.makerId, 'owner', world.organization),
  },
  'its maker loses the role': {
    apply: world => world.takeRoles(world.makerId, world.organization),
    isRefused: 'by its maker',
  },
  'its maker is only a viewer now': makerIsNow('viewer', here),
  'its maker is only a scorekeeper of one tournament now': makerIsNow('scorekeeper', here, true),
  'its maker has the role in another organization now': makerIsNow('admin', there),
  'its maker, an owner of all, is none any more': {
    apply: world => world.takeRoles(world.makerId, null),
    isRefused: 'by its maker',
  },
  'its maker is disabled': { apply: world => world.disable(world.makerId), isRefused: 'by its maker' },
  'its maker is disabled and enabled again': {
    apply: async world => {
      await world.disable(world.makerId)
      await world.enable(world.makerId)
    },
  },
  'its maker is deleted': { apply: world => world.delete(world.makerId), isRefused: 'by its maker' },
  'its maker deletes the own account': {
    apply: world => world.maker.send('DELETE', '/accounts/me', { password: 'correct horse battery' }),
    isRefused: 'by its maker',
  },
  'the organization is deleted': {
    apply: world => world.deleteRecord(`organizations/${world.organization}`),
    isRefused: 'by its maker',
  },
  'its place is deleted': { apply: world => world.deleteRecord(`tournaments/${world.tournament}`) },
  'its place no longer belongs to the organization': {
    apply: world =>
      world.server.db
        .updateTable('tournaments')
        .set({ owner_id: world.elsewhere })
        .where('id', '=', world.tournament)
        .execute(),
  },
  'its person gets a role in another organization': {
    apply: world => world.giveRole(world.personId, 'viewer', world.elsewhere),
    isRefused: 'by its maker',
  },
  'its person gets a higher role': {
    apply: world => world.giveRole(world.personId, 'owner', world.organization),
    isRefused: 'by its maker',
  },
  'its person comes in by another pass of the organization': { apply: comesIn(here) },
  'its person comes in by a pass of another organization': {
    apply: comesIn(there),
    isRefused: 'by its maker',
  },
  'its person loses every role': { apply: world => world.takeRoles(world.personId, world.organization) },
  'its person is disabled': { apply: world => world.disable(world.personId), isRefused: 'always' },
  'its person is disabled and enabled again': {
    apply: async world => {
      await world.disable(world.personId)
      await world.enable(world.personId)
    },
  },
  'its person is deleted': { apply: world => world.delete(world.personId), isRefused: 'always' },
  'its person changes the e-mail address': {
    apply: world =>
      world.person.send('PUT', '/accounts/me/email', {
        email: `${randomUUID()}@example.org`,
        password: 'correct horse battery',
      }),
  },
  'a newer one is made': { apply: (_, link) => link.makeAgain() },
  'it is taken back': { apply: world => world.takeBack() },
  'it was used': { apply: (_, link) => link.use() },
  'its time is over': {
    apply: async ({ server: { db } }) => {
      for (const family of ['invitations', 'account_links', 'passes'])
        await sql`update ${sql.table(family)} set expires_at = now()`.execute(db)
    },
  },
}
