import { randomUUID } from 'node:crypto'
import { invite } from '../../server/accounts/links/invitations.ts'
import type { Role } from '../../shared-schema/api/accounts.ts'
import type { TestServer } from '../support/server.ts'
import { Account, askForToken, CALLBACK, type Credentials } from './account.ts'
import { Browser } from './browser.ts'

export const PASSWORD = 'correct horse battery'

/** Somebody with an account, who signs in in a browser. */
export class Member {
  readonly browser: Browser
  readonly email: string
  readonly #url: string

  private constructor(url: string, email: string) {
    this.#url = url
    this.email = email
    this.browser = new Browser(url)
  }

  /** Somebody who followed an invitation; without an organization the role is one in all of them. */
  static async joins(server: TestServer, role: Role, organization_id: number | null = null): Promise<Member> {
    const member = new Member(server.url, `${randomUUID()}@example.org`)
    const reply = await member.follow(server, role, organization_id)
    if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
    return member
  }

  /** Follows an invitation with the own address. */
  async follow(server: TestServer, role: Role, organization_id: number | null, password = PASSWORD) {
    const code = await invite(server.db, { organization_id, role, place: null }, null)
    return this.browser.post('/accounts/join', { code, name: `Test ${role}`, email: this.email, password })
  }

  async id(): Promise<string> {
    const { person } = (await this.browser.get('/accounts/me')).body
    return typeof person === 'object' && person !== null && 'id' in person ? String(person.id) : ''
  }

  signIn = (password = PASSWORD, browser = new Browser(this.#url)) =>
    browser.post('/accounts/auth/sign-in/email', { email: this.email, password })

  /**
   * Every way in that somebody can have: another session, a token, a program that they allowed, a code, and a
   * program that acts for them.
   */
  async makeWaysIn() {
    const elsewhere = new Browser(this.#url)
    const bearer = (await this.signIn(PASSWORD, elsewhere)).headers.get('set-auth-token') ?? ''
    const account = new Account(this.#url, bearer)
    const { token } = await account.makeToken()
    const program = await account.register()
    const exchange = async (code: string) =>
      askForToken(this.#url, { grant_type: 'authorization_code', code, redirect_uri: CALLBACK, ...program })
    const { body } = await exchange(await account.allow(program))
    const code = await account.allow(program)
    const reads = async (shown: unknown) =>
      (await new Account(this.#url, String(shown)).get('/accounts/me')).status === 200
    return {
      session: async () => (await elsewhere.get('/accounts/me')).status === 200,
      token: () => reads(token),
      program: () => reads(body.access_token),
      refresh: async () =>
        (
          await askForToken(this.#url, {
            grant_type: 'refresh_token',
            refresh_token: String(body.refresh_token),
            ...program,
          })
        ).status === 200,
      code: async () => (await exchange(code)).status === 200,
      secret: async () => (await actsAlone(this.#url, program)).status === 200,
    }
  }
}

export type WaysIn = Awaited<ReturnType<Member['makeWaysIn']>>

const actsAlone = (url: string, program: Credentials) =>
  askForToken(url, { grant_type: 'client_credentials', ...program })

/** The names of the ways that still lead in. */
export async function openWays(ways: WaysIn): Promise<string[]> {
  const open: string[] = []
  for (const [name, leadsIn] of Object.entries(ways)) if (await leadsIn()) open.push(name)
  return open
}
