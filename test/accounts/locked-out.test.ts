import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invite } from '../../server/accounts/links/invitations.ts'
import { postgresDatabases } from '../support/database.ts'
import { someText } from '../support/matchers.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { Authenticator } from './authenticator.ts'
import { Browser } from './browser.ts'
import { codeIn, PassWorld } from './pass-world.ts'

const ada = { email: 'ada@example.org', password: 'violet lantern 42' }

/** Strangers cannot keep anybody out who may come in. */
describe('strangers', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let world: PassWorld

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl(), env: { TRUST_PROXY: '1' } })
    world = await PassWorld.make(server)
  })
  afterAll(() => server.stop())

  let addresses = 0
  const newAddress = (): string => `203.0.113.${++addresses}`
  const post = async (
    path: string,
    values: object,
    from = newAddress(),
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(server.url + path, {
      method: 'POST',
      body: JSON.stringify(values),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, ...headers },
    })
    return { status: response.status, headers: response.headers }
  }
  const statusOf = async (reply: Promise<{ status: number }>) => (await reply).status
  const arrive = (code: string, from = newAddress(), device?: string) =>
    statusOf(post('/accounts/passes/arrive', { code, name: 'Sam', device_id: device }, from))
  const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, work))

  describe('with the code of a pass', () => {
    test('do not lock it by what else is wrong with their requests', async () => {
      const { code } = await world.makePass()
      for (let from = 0; from < 6; from++) {
        const address = newAddress()
        await times(20, () => post('/accounts/passes/arrive', { code, name: '' }, address))
      }
      expect(await arrive(code)).toBe(201)
      expect(await statusOf(post('/accounts/passes/look', { code }))).toBe(200)
    })

    test('come in ten times an hour on one device, and others go on coming in', async () => {
      const { code } = await world.makePass()
      const [venue, device] = [newAddress(), uuid()]
      for (let count = 0; count < 10; count++) expect(await arrive(code, venue, device)).toBe(201)
      expect(await arrive(code, venue, device)).toBe(429)
      expect(await arrive(code, venue, uuid())).toBe(201)
    })

    test('come in sixty times a day from one address, at once too, and others go on coming in', async () => {
      const { code } = await world.makePass()
      const address = newAddress()
      const replies = await times(63, () => arrive(code, address))
      expect(replies.filter(status => status === 201)).toHaveLength(60)
      expect(replies.filter(status => status === 429)).toHaveLength(3)
      expect(await arrive(code)).toBe(201)
    })

    test(
      'whom the office takes out no longer count, and a new code counts afresh',
      { tags: ['long'] },
      async () => {
        const { code, id } = await world.makePass()
        const [address, device] = [newAddress(), uuid()]
        for (let count = 0; count < 10; count++) await arrive(code, address, device)
        await times(50, () => arrive(code, address))
        expect(await arrive(code, address)).toBe(429)
        expect((await world.admin.delete(`/accounts/passes/${id}/devices/${device}`)).status).toBe(204)
        expect(await arrive(code, address)).toBe(201)
        await times(9, () => arrive(code, address))
        expect(await arrive(code, address)).toBe(429)
        const renewed = codeIn((await world.admin.post(`/accounts/passes/${id}/code`, {})).body.url)
        expect(await arrive(renewed, address)).toBe(201)
      },
    )

    test('keep nobody out who came in before and shows it again', async () => {
      const { code } = await world.makePass()
      const address = newAddress()
      const { headers } = await post('/accounts/passes/arrive', { code, name: 'Kim' }, address)
      await times(60, () => arrive(code, address))
      const kim = { Authorization: `Bearer ${headers.get('set-auth-token')}` }
      expect(await statusOf(post('/accounts/passes/arrive', { code }, address, kim))).toBe(201)
    })
  })

  test(
    'who try codes behind the address of a venue block no good one there, of whatever kind',
    { tags: ['long'] },
    async () => {
      const venue = newAddress()
      const { code } = await world.makePass()
      const paths = [
        'passes/look',
        'passes/arrive',
        'invitations/look',
        'own-account',
        'password/reset',
        'email/verify',
      ]
      for (const path of paths) {
        const values = { name: 'Eve', email: 'eve@example.org', password: ada.password }
        const many = path === 'passes/look' ? 510 : 110
        await times(many, () => post(`/accounts/${path}`, { ...values, code: uuid() }, venue))
        await times(25, () => post(`/accounts/${path}`, { ...values, code: 'the same' }, venue))
        const again = await post(`/accounts/${path}`, { ...values, code: 'the same' }, venue)
        expect(again.status, path).toBe(429)
        expect(Number(again.headers.get('retry-after')), path).toBeGreaterThan(0)
      }
      expect(await statusOf(post('/accounts/passes/look', { code }, venue))).toBe(200)
      expect(await arrive(code, venue)).toBe(201)
      const invitation = await world.admin.post('/accounts/invitations', {
        organization_id: world.league.organization,
        role: 'viewer',
      })
      const link = { code: codeIn(invitation.body.url) }
      expect(await statusOf(post('/accounts/invitations/look', link, venue))).toBe(200)
    },
  )

  describe('who send wrong passwords for an account', () => {
    const signIn = (browser: Browser, values: object = ada) =>
      browser.post('/accounts/auth/sign-in/email', values)
    /** Its owner, on a device where they have been signed in and out again. */
    let known: Browser
    let passkey: Authenticator

    beforeAll(async () => {
      known = new Browser(server.url)
      const code = await invite(server.db, { organization_id: null, role: 'owner', place: null }, null)
      await known.post('/accounts/join', { code, name: 'Ada', ...ada })
      passkey = new Authenticator(server.url)
      const { body } = await known.post('/accounts/passkeys/challenge', {})
      await known.post('/accounts/passkeys', { name: 'Phone', response: passkey.make(body) })
      await known.get('/accounts/me')
      await known.post('/accounts/auth/sign-out', {})
      for (let from = 0; from < 6; from++) {
        const address = newAddress()
        await times(20, () => post('/accounts/auth/sign-in/email', { ...ada, password: 'wrong' }, address))
      }
    })

    test('lock it for devices that nobody knows', async () => {
      expect(await statusOf(post('/accounts/auth/sign-in/email', ada))).toBe(429)
      expect(await signIn(new Browser(server.url))).toMatchObject({
        status: 429,
        body: { error_message: someText(/use a passkey, or sign in on a device/) },
      })
    })

    test('do not lock it for its owner, on a device where they were signed in before', async () => {
      expect((await signIn(known)).status).toBe(200)
      expect((await known.get('/accounts/me')).body).toMatchObject({ person: { name: 'Ada' } })
    })

    test('do not lock it for a passkey', async () => {
      const browser = new Browser(server.url)
      const { body } = await browser.post('/accounts/sign-in/passkey/challenge', {})
      expect((await browser.post('/accounts/sign-in/passkey', { response: passkey.show(body) })).status).toBe(
        204,
      )
    })

    test('do not lock it for a person who has just chosen a new password through a link', async () => {
      const admin = new Browser(server.url)
      const code = await invite(server.db, { organization_id: null, role: 'owner', place: null }, null)
      await admin.post('/accounts/join', {
        code,
        name: 'Olga',
        email: 'olga@example.org',
        password: ada.password,
      })
      const id = await server.db
        .selectFrom('people')
        .select('id')
        .where('email', '=', ada.email)
        .executeTakeFirst()
      const { body } = await admin.post(`/accounts/people/${id?.id}/reset-link`, {})
      const browser = new Browser(server.url)
      expect(
        (await browser.post('/accounts/password/reset', { code: codeIn(body.url), password: ada.password }))
          .status,
      ).toBe(200)
      expect((await signIn(browser)).status).toBe(200)
    })

    test('from a known device have to wait as well, and its cookie is good for no other account', async () => {
      const olga = { email: 'olga@example.org', password: 'wrong' }
      const other = new Browser(server.url, server.url, known.cookie)
      for (let count = 0; count < 20; count++) expect((await signIn(other, olga)).status).toBe(401)
      expect((await signIn(other, olga)).status).toBe(429)
      for (let count = 0; count < 20; count++)
        expect((await signIn(other, { ...ada, password: 'wrong' })).status).toBe(401)
      expect(await signIn(other)).toMatchObject({
        status: 429,
        body: { error_message: someText(/use a passkey/) },
      })
    })
  })
})
